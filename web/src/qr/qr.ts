import { encode } from 'uqr';

// Finer ones are hard to read from the screen of a phone.
const LARGEST_VERSION = 6;

/** Rows of modules, true where dark; null: the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', maxVersion: LARGEST_VERSION, border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
