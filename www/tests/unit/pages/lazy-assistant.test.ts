import { beforeEach, expect, test, vi } from "vitest";

import { LazyAssistant } from "../../../src/pages/play/assistant/lazy";
import type { PlayHost } from "../../../src/pages/play/host";

const { create, dispose } = vi.hoisted(() => ({
  create: vi.fn<() => Promise<unknown>>(),
  dispose: vi.fn<() => void>(),
}));

vi.mock("../../../src/app/context", () => ({ app: {} }));
vi.mock("../../../src/pages/play/assistant/controller", () => ({
  AssistantController: { create },
}));

const page = { isCurrent: true, requestUpdate: () => {} } as unknown as PlayHost;

beforeEach(() => {
  create.mockReset().mockResolvedValue({ dispose });
  dispose.mockReset();
});

test("an assistant is loaded once, when it has something to do", async () => {
  const assistant = new LazyAssistant(page);
  const run = vi.fn<() => void>();
  await Promise.all([assistant.use(run), assistant.use(run)]);
  expect(create).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledTimes(2);
});

test("one that comes after the page was left is let go", async () => {
  const assistant = new LazyAssistant(page);
  const asked = assistant.use();
  assistant.dispose();
  await asked;
  await vi.waitFor(() => expect(dispose).toHaveBeenCalledOnce());
});

test("what is still under way when the page is left asks for no other one", async () => {
  const assistant = new LazyAssistant(page);
  await assistant.use();
  assistant.dispose();
  await assistant.use();
  expect(create).toHaveBeenCalledOnce();
});
