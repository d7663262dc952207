import { ink, rounded, wash } from "./ink";
import { addMarks, cross, frame, lines } from "./marks";

// What is marked on a board while somebody chooses there.
addMarks({
  selected(brush) {
    rounded(brush);
    wash(brush, "mark-legal", 0.42);
    rounded(brush, 0.03);
    ink(brush, "mark-legal");
  },
  dot(brush) {
    const { context, middle, bold } = brush;
    context.beginPath();
    context.arc(0.5, middle, 0.125 * bold, 0, 7);
    ink(brush, "mark-legal", 0.01);
    wash(brush, "mark-legal", 1);
  },
  plus: (brush) => cross(brush, 0.5, brush.middle, 0.13 * brush.bold, "mark-legal", 0.08),
  brackets(brush) {
    const [near, far, long] = [0.06, 0.94, 0.2];
    brush.context.lineJoin = "miter";
    lines(brush, [
      [near, near + long, near, near, near + long, near],
      [far - long, near, far, near, far, near + long],
      [far, far - long, far, far, far - long, far],
      [near + long, far, near, far, near, far - long],
    ]);
    ink(brush, "mark-legal", 0.055);
  },
  pending(brush) {
    brush.context.setLineDash([0.13, 0.11]);
    frame(brush, "mark-legal", 0.22);
  },
  ahead(brush) {
    const { context } = brush;
    context.setLineDash([0.1, 0.07]);
    frame(brush, "note-2", 0.3);
    context.setLineDash([]);
    // The hands of a clock: for later.
    context.beginPath();
    context.arc(0.85, 0.15, 0.085, 0, 7);
    context.moveTo(0.85, 0.095);
    context.lineTo(0.85, 0.15);
    context.lineTo(0.89, 0.15);
    ink(brush, "note-2", 0.028);
  },
  refused(brush) {
    const { context } = brush;
    context.setLineDash([0.08, 0.1]);
    frame(brush, "mark-warn", 0.16);
    context.setLineDash([]);
    lines(brush, [
      [0.8, 0.1, 0.9, 0.2],
      [0.9, 0.1, 0.8, 0.2],
    ]);
    ink(brush, "mark-warn", 0.035);
  },
});
