const ID_BYTES = 16;

/**
 * A random id that no other call returns: 128 bits as 32 hexadecimal digits. Every browser part uses it, because
 * the browser's own random UUIDs are missing on pages served over plain http, such as a laptop's address that a phone
 * opens in the hotel's network.
 *
 * @param random source of random bytes; `getRandomValues` is available on every page
 */
export function newId(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return Array.from(random.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
