/*
 * The codes printed for doors and tables. A full code is 22 characters of base64url (128 random bits), as in the QR
 * picture; a short code is 8 characters of Crockford's base32 for typing, the last one a check character.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FULL_CODE = /^[A-Za-z0-9_-]{22}$/;

/** A well-formed code; only the API knows whether it was ever issued. */
export interface PlaceCode {
  kind: 'full' | 'short';
  /** The form that is hashed: a full code as printed, a short code without dashes and in upper case. */
  value: string;
}

/**
 * The check character of the first seven (Luhn, modulo 32): detects every single wrong character and nearly every swap
 * of two neighbours.
 */
export function checkCharacter(first: string): string {
  let factor = 2;
  let sum = 0;
  for (const character of [...first].reverse()) {
    const addend = factor * ALPHABET.indexOf(character);
    sum += Math.floor(addend / 32) + (addend % 32);
    factor = factor === 2 ? 1 : 2;
  }
  return ALPHABET.charAt((32 - (sum % 32)) % 32);
}

/** A short code of seven random bytes, its check character included. */
export function shortCodeFrom(random: Uint8Array): string {
  const first = [...random.subarray(0, 7)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
  return `${first}${checkCharacter(first)}`;
}

/** Parses a scanned or typed code; null when it cannot be one. O, I and L are read as 0, 1 and 1. */
export function parsePlaceCode(typed: string): PlaceCode | null {
  const trimmed = typed.trim();
  if (FULL_CODE.test(trimmed)) return { kind: 'full', value: trimmed };
  const short = trimmed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  if (short.length !== 8 || [...short].some((character) => !ALPHABET.includes(character))) return null;
  return checkCharacter(short.slice(0, 7)) === short.charAt(7) ? { kind: 'short', value: short } : null;
}
