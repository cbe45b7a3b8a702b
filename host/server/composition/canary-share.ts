import { createHash } from 'node:crypto';

/** Visitors differ by a number below this, and by nothing else. */
export const BUCKETS = 10_000;

/**
 * Whether the visitors of a bucket get a canary. The same answer at every visit; who had it at a smaller share keeps it
 * at a larger one; and each release has other visitors go first.
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
