/** A kind of picture, by its first bytes; `heic` is what Apple's phones keep and browsers cannot show. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** What the bytes say, whatever the sender calls them; null for anything else. Nothing else reaches a decoder. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12)) ? 'heic' : null;
}
