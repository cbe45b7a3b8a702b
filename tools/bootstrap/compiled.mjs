import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}

/**
 * A command as JavaScript, which starts in a fraction of the time, when one was built of exactly the sources that are
 * here now (tools/rspack.config.ts).
 *
 * @param root the repository
 * @returns absolute path of the file, or null: then the sources themselves are to be run.
 */
export function compiledCommand(root, command) {
  const dist = path.join(root, 'tools/dist');
  const file = path.join(dist, `${command}.js`);
  try {
    const inputs = JSON.parse(readFileSync(path.join(dist, 'inputs.json'), 'utf8'));
    const isCurrent = Object.keys(inputs).every((place) => hashOf(path.join(root, place)) === inputs[place]);
    return isCurrent && existsSync(file) ? file : null;
  } catch {
    // Never built, or cut off while it was.
    return null;
  }
}
