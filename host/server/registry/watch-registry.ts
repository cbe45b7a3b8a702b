import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveLocation } from './location.ts';

/** A file that is written in place is complete after this; several events are one change. */
const SETTLED_MS = 20;

/**
 * Calls back when a registry that is a file of this machine is written or replaced. A caller that must not miss a
 * change also polls: mounted folders may not report changes, and a registry behind an address never does.
 *
 * @param registry path or URL of the registry
 * @returns a function that stops it
 */
export function watchRegistry(registry: string, changed: () => void): () => void {
  const place = resolveLocation(registry, '');
  if (place.protocol !== 'file:') return () => undefined;
  const file = fileURLToPath(place);
  let settling: NodeJS.Timeout | undefined;
  try {
    // The folder, because a watch on the file itself would lose a registry that is replaced.
    const watcher = watch(path.dirname(file), { persistent: false }, (_event, name) => {
      if (name !== null && name !== path.basename(file)) return;
      clearTimeout(settling);
      settling = setTimeout(changed, SETTLED_MS);
    });
    watcher.on('error', () => watcher.close());
    return () => {
      clearTimeout(settling);
      watcher.close();
    };
  } catch {
    return () => undefined;
  }
}
