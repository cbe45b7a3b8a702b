import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../command/atomic-file.ts';
import { CommandError } from '../command/command.ts';
import { ROOT } from '../root.ts';
import { fingerprint } from './fingerprint.ts';
import type { Part } from './parts.ts';

const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');

/** Records the sources that `dist/` was built from. */
const stampOf = (part: Part) => path.join(part.folder, 'dist/.sources');

async function isUpToDate(part: Part, sources: string): Promise<boolean> {
  const stamp = stampOf(part);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources;
}

function runRspack(part: Part, signal?: AbortSignal): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RSPACK, 'build'], {
      cwd: part.folder,
      env: { ...process.env, NODE_ENV: 'production', BELLKEY_DIST: 'dist' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}

/**
 * Builds one part into its `dist/`, unless it is up to date.
 *
 * @returns whether anything was built.
 * @throws CommandError with the build's own messages when it fails.
 */
export async function buildPart(part: Part, signal?: AbortSignal): Promise<'built' | 'unchanged'> {
  const sources = await fingerprint(ROOT, part.sources);
  if (await isUpToDate(part, sources)) return 'unchanged';
  const { code, output } = await runRspack(part, signal);
  if (code !== 0) throw new CommandError(`The build of ${part.name} failed:\n\n${output.trim()}`);
  await writeAtomically(stampOf(part), sources);
  return 'built';
}
