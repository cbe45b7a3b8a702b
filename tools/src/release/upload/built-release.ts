import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Release, type ReleaseFile } from '@bellkey/shared/release';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { z } from 'zod';
import { CommandError } from '../../command/command.ts';

/** A release in a build's output folder. */
export interface BuiltRelease {
  folder: string;
  release: Release;
  /** The exact bytes of its `release.json`: what is signed. */
  bytes: Buffer;
}

/** Parses a `release.json`. @param place for the message. @throws CommandError when it is invalid. */
export function parseRelease(bytes: Uint8Array, place: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new CommandError(`${place} is not JSON. Build the part again.`, { cause });
  }
  const parsed = Release.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new CommandError(`${place} is not a release: ${z.prettifyError(parsed.error)}`);
}

async function isIntact(folder: string, { path: place, integrity }: ReleaseFile): Promise<boolean> {
  try {
    return integrityOf(await readFile(path.join(folder, place))) === integrity;
  } catch {
    return false;
  }
}

/** Loads a build's output. @throws CommandError when it is not a release, or a file differs from `release.json`. */
export async function loadBuilt(folder: string): Promise<BuiltRelease> {
  const file = path.join(folder, 'release.json');
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new CommandError(`${file} is missing. Build the part again.`, { cause });
  });
  const release = parseRelease(bytes, file);
  const intact = await Promise.all(release.files.map((entry) => isIntact(folder, entry)));
  const damaged = release.files.filter((_, index) => !intact[index]).map((entry) => entry.path);
  if (damaged.length > 0) {
    throw new CommandError(
      `${folder} does not match its release.json (${damaged.join(', ')}). Delete the folder and build again.`,
    );
  }
  return { folder, release, bytes };
}
