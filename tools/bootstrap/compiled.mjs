import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}

/**
 * The compiled form of a command, which starts in a fraction of the time, if it was built from exactly the current
 * sources (tools/rspack.config.ts).
 *
 * @param root the repository
 * @returns absolute path of the file, or null to run the sources.
 */
export function compiledCommand(root, command) {
  const dist = path.join(root, 'tools/dist');
  const file = path.join(dist, `${command}.js`);
  try {
    const inputs = JSON.parse(readFileSync(path.join(dist, 'inputs.json'), 'utf8'));
    const isCurrent = Object.keys(inputs).every((place) => hashOf(path.join(root, place)) === inputs[place]);
    return isCurrent && existsSync(file) ? file : null;
  } catch {
    // Never built, or interrupted.
    return null;
  }
}
