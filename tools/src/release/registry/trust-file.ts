import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Trust } from '@bellkey/shared/release';
import { keyId } from '@bellkey/shared/release/signing';
import { z } from 'zod';
import { CommandError } from '../../command/command.ts';
import { FolderStore } from '../store/folder-store.ts';

/** Path of the trust file: `RELEASE_TRUST`, else `trust.json` in the data folder. */
export function trustFile(env: NodeJS.ProcessEnv, dataDir: string): string {
  return path.resolve(env.RELEASE_TRUST || path.join(dataDir, 'trust.json'));
}

function parse(text: string, file: string): Trust {
  let problem: string;
  try {
    const parsed = Trust.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    problem = z.prettifyError(parsed.error);
  } catch {
    problem = 'it is not JSON';
  }
  throw new CommandError(
    `The trust file ${file} cannot be used: ${problem}. Correct it; it is never overwritten.`,
  );
}

/** The trust file's content; null when there is none. @throws CommandError when it is broken. */
export async function loadTrust(file: string): Promise<Trust | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CommandError(`The trust file ${file} cannot be read.`, { cause: error });
  }
  return parse(text, file);
}

/**
 * Why the host would refuse releases of a remote signed with a key, by this machine's trust file. Null when it would
 * not, or when this machine has no trust file.
 */
export function findKeyProblem(trust: Trust | null, remote: string, publicKey: string): string | null {
  if (trust === null) return null;
  const trusted = trust.remotes[remote]?.publicKey;
  if (trusted === publicKey) return null;
  return trusted === undefined
    ? `the trust file has no key for ${remote}; the host would refuse the release. Its public key: ${publicKey}`
    : `the host trusts key ${keyId(trusted)} for ${remote}, and this one is ${keyId(publicKey)}`;
}

/** Adds a remote's key to this machine's trust file, when that has none for it. Never changes an existing one. */
export async function trustOnThisMachine(file: string, remote: string, publicKey: string): Promise<void> {
  const folder = new FolderStore(path.dirname(file));
  const name = path.basename(file);
  for (;;) {
    const found = await folder.read(name);
    const trust = found ? parse(found.content.toString('utf8'), file) : { remotes: {} };
    if (trust.remotes[remote]) return;
    const next = { ...trust, remotes: { ...trust.remotes, [remote]: { publicKey, origins: [] } } };
    const content = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
    if ((await folder.replace(name, content, found?.version ?? null)) === 'replaced') return;
  }
}
