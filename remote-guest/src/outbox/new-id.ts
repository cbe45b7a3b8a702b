/**
 * A new id that nobody else has: 128 random bits in hex. `crypto.randomUUID` is missing where a page is not served
 * securely, as on a phone that opens a laptop's address in the hotel's network.
 */
export function newId(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
