import { afterEach, expect, test, vi } from "vitest";

import { offerRelease } from "../../../src/pages/shell/release-notice";

const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<void>>() }));

vi.mock("../../../src/app/context", () => ({ app: { load } }));
vi.mock("../../../src/app/page", () => ({ AppElement: EventTarget }));
vi.mock("../../../src/ui/view-element", () => ({
  customElement: () => () => {},
  state: () => () => {},
}));

afterEach(() => vi.unstubAllGlobals());

test("a release for which there are no words is offered on the next page", async () => {
  const page = new EventTarget();
  const append = vi.fn<() => void>();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { querySelector: () => null, body: { append } });
  vi.stubGlobal("MutationObserver", EventTarget);
  const worker = Object.assign(new EventTarget(), { state: "installed" });
  load.mockRejectedValueOnce(new Error("no network")).mockResolvedValue();
  await offerRelease(worker as unknown as ServiceWorker);
  expect(append).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("hashchange"));
  await vi.waitFor(() => expect(append).toHaveBeenCalledOnce());
  page.dispatchEvent(new Event("hashchange"));
  expect(load).toHaveBeenCalledTimes(2);
});
