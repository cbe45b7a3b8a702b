/** Parameters that make an address a provider's answer. */
const PARTS = ['error', 'code', 'id_token'] as const;

/**
 * Parses the address that a provider redirected to. Some providers answer in the fragment.
 *
 * @returns the answer as a query without "?", for the API to redeem; null when the address has none
 */
export function parseAnswer({ search, hash }: { search: string; hash: string }): string | null {
  const answer = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) answer.append(name, value);
  return PARTS.some((part) => answer.has(part)) ? answer.toString() : null;
}
