import {
  CanvasTexture,
  Color,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from "three";

import type { Theme } from "../../canvas/theme";

/** Colours of things that the flat plan has no need of. */
const OWN = [
  "space-white",
  "space-black",
  "space-glass",
  "space-metal",
  "space-base",
  "space-shade",
  "space-legal",
  "soft",
] as const;
type OwnName = (typeof OWN)[number];

let pixel: CanvasRenderingContext2D | null = null;

/** A colour as the browser wrote it, whatever function it is written with. */
export function rgb(css: string): { readonly colour: Color; readonly alpha: number } {
  pixel ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext(
    "2d",
    { willReadFrequently: true },
  );
  if (!pixel) return { colour: new Color(), alpha: 1 };
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return {
    colour: new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace),
    alpha: a / 255,
  };
}

function readOwn(host: Element): Record<OwnName, string> {
  const probe = document.createElement("i");
  probe.hidden = true;
  host.append(probe);
  const read = (name: OwnName) => {
    probe.style.color = `var(--bg-${name})`;
    return getComputedStyle(probe).color;
  };
  const found = Object.fromEntries(OWN.map((name) => [name, read(name)]));
  probe.remove();
  return found as Record<OwnName, string>;
}

/** Everything that has a colour of its own. The objects stay; their colours change with the theme. */
export class Materials {
  /** Body and drawing of the pieces of each side. */
  readonly pieces = [matte(), matte()].map((body) => [body, matte()] as const);
  /** Attack boards are edged in the colour of their side; those of nobody in metal. */
  readonly edges = [matte(), matte()] as const;
  readonly glass = new MeshStandardMaterial({
    transparent: true,
    depthWrite: false,
    roughness: 0.35,
  });
  readonly metal = new MeshStandardMaterial({ roughness: 0.42, metalness: 0.35 });
  readonly base = matte(0.85);
  /** Where a piece touches the board. */
  readonly shade = new MeshBasicMaterial({ transparent: true, depthWrite: false, map: soft() });
  /** What can be done: rings, arcs, boards that could come. */
  readonly legal = new MeshBasicMaterial();
  readonly ghost = new MeshBasicMaterial({ transparent: true, opacity: 0.3, depthWrite: false });
  /** What points something out, and its light edge. */
  readonly note = over();
  readonly halo = over();
  /** What names of boards are written in. */
  names = "";
  readonly faint = new MeshBasicMaterial({ transparent: true, opacity: 0.1, depthWrite: false });
  readonly beam = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthWrite: false });

  read(host: Element, { colours }: Theme): void {
    const own = readOwn(host);
    for (const [side, name] of (["white", "black"] as const).entries()) {
      const pieces = this.pieces[side];
      pieces?.[0].color.copy(rgb(own[`space-${name}`]).colour);
      pieces?.[1].color.copy(rgb(colours[`${name}-line`]).colour);
      this.edges[side as 0 | 1].color.copy(rgb(own[`space-${name}`]).colour);
    }
    this.names = own.soft;
    const glass = rgb(own["space-glass"]);
    this.glass.color.copy(glass.colour);
    this.glass.opacity = glass.alpha;
    this.metal.color.copy(rgb(own["space-metal"]).colour);
    this.base.color.copy(rgb(own["space-base"]).colour);
    const shade = rgb(own["space-shade"]);
    this.shade.color.copy(shade.colour);
    this.shade.opacity = shade.alpha;
    const legal = rgb(own["space-legal"]).colour;
    for (const material of [this.legal, this.ghost, this.faint, this.beam])
      material.color.copy(legal);
    this.halo.color.copy(rgb(colours["mark-halo"]).colour);
    this.note.color.copy(rgb(colours["note-0"]).colour);
  }

  dispose(): void {
    this.shade.map?.dispose();
    const all = [...this.pieces.flat(), ...this.edges, this.glass, this.metal, this.base];
    const flat = [this.shade, this.legal, this.ghost, this.faint, this.beam, this.halo, this.note];
    for (const one of [...all, ...flat]) one.dispose();
  }
}

/** A spot that fades towards its edge. */
function soft(): CanvasTexture {
  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
  const context = canvas.getContext("2d");
  if (context) {
    const light = context.createRadialGradient(32, 32, 8, 32, 32, 32);
    light.addColorStop(0, "rgb(255 255 255 / 1)");
    light.addColorStop(0.5, "rgb(255 255 255 / 0.62)");
    light.addColorStop(1, "rgb(255 255 255 / 0)");
    context.fillStyle = light;
    context.fillRect(0, 0, 64, 64);
  }
  return new CanvasTexture(canvas);
}

/** Seen whatever stands before it. */
function over(): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false });
}

function matte(roughness = 0.62): MeshStandardMaterial {
  return new MeshStandardMaterial({ roughness });
}
