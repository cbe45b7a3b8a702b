import { createHash } from 'node:crypto';

/** The hash of a file's content in `release.json`, the registry and browsers: `sha384-<base64>`. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
