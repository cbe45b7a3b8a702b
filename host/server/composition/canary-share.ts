import { createHash } from 'node:crypto';

/** Number of buckets, the only thing that distinguishes visitors. */
export const BUCKETS = 10_000;

/**
 * Whether the visitors of a bucket get a canary. The result is the same at every visit; a larger share keeps the
 * visitors of a smaller one; and each release starts with other visitors.
 *
 * @param bucket 0 to BUCKETS - 1
 * @param share percent of the buckets
 */
export function getsCanary(
  bucket: number,
  { name, build }: { name: string; build: string },
  share: number,
): boolean {
  const digest = createHash('sha256').update(`${name}/${build}/${bucket}`).digest();
  return digest.readUInt32BE(0) % BUCKETS < (share / 100) * BUCKETS;
}
