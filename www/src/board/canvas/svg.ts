import { ART_LINE_WEIGHT } from "../../generated/art";
import { drawingOf, type Layer } from "./drawings/registry";
import { isFlat } from "./sprites";

const SVG = "http://www.w3.org/2000/svg";

const drawn = new Map<string, SVGElement>();

/** A token as SVG, coloured by the style sheet where the drawing has no colours of its own. */
export function picture(kind: string, side: number, sets: string): Node {
  const key = `${kind} ${side} ${sets}`;
  const made = drawn.get(key) ?? draw(kind, side, sets);
  drawn.set(key, made);
  return made.cloneNode(true);
}

function draw(kind: string, side: number, sets: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const flat = isFlat(kind);
  const drawing = drawingOf(kind, side, sets);
  const look = flat ? " flat" : drawing?.points ? " points" : "";
  svg.setAttribute("viewBox", `0 0 64 ${flat ? 48 : 64}`);
  svg.setAttribute("class", `token s${side}${look}`);
  svg.setAttribute("aria-hidden", "true");
  if (flat) {
    svg.append(
      path("shade", "M3 20V28A29 18 0 0 0 61 28V20Z"),
      path("body", "M3 20A29 18 0 0 1 61 20A29 18 0 0 1 3 20Z"),
      path("edge", "M3 20A29 18 0 0 1 61 20V28A29 18 0 0 1 3 28Z"),
      path(side ? "line dots" : "line", "M10 20A22 13 0 0 1 54 20A22 13 0 0 1 10 20Z"),
    );
  } else svg.append(...(drawing?.layers ?? []).map(layerPath));
  return svg;
}

function layerPath({ role, d, fill, colour, width }: Layer): SVGElement {
  const made = path(role, d, fill);
  const stroked = role === "line" || role === "edge";
  if (width) made.setAttribute("stroke-width", String(width));
  if (colour) made.style[stroked ? "stroke" : "fill"] = colour;
  return made;
}

export function path(role: string, d: string, rule?: string): SVGElement {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", role);
  element.setAttribute("d", d);
  element.setAttribute("stroke-width", String(ART_LINE_WEIGHT));
  if (rule) element.setAttribute("fill-rule", rule);
  return element;
}
