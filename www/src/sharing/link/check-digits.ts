import { sha256 } from "./sha256";

/** No letter that is taken for another one, on paper or by ear; five bits each. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** So many digits that are others for any other text. */
export function checkDigits(text: string, count: number): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return Array.from(bytes.subarray(0, count), (byte) => DIGITS[byte % 32]).join("");
}
