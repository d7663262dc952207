/** With so little time left tenths of seconds are shown, in milliseconds. */
export const SHORT = 20_000;

/** A time as a clock shows it: `1:02:03`, `2:03`, and with tenths at the end `0:03.4`. */
export function clockText(milliseconds: number): string {
  const time = Math.max(0, milliseconds);
  // What is left of a second still counts, so that 0:00 is the end and nothing else.
  if (time <= SHORT) {
    const tenths = Math.ceil(time / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  return secondsText(Math.ceil(time / 1000));
}

/** A time that was used, in whole seconds: `0:07`. */
export const spentText = (milliseconds: number): string =>
  secondsText(Math.round(milliseconds / 1000));

function secondsText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, two(seconds % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const two = (number: number): string => String(number).padStart(2, "0");
