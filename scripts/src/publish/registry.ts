import { existsSync, readFileSync } from 'node:fs';
import { Registry } from '@bellkey/shared/release';
import { z } from 'zod';
import { CommandError } from '../command.ts';
import { writeJson } from '../stack/atomic-file.ts';

/** Earlier releases that stay listed, and on disk, so that open tabs and rollbacks find them. */
export const KEPT_RELEASES = 5;

/** Something that should become live. */
export interface Publication {
  name: string;
  live: string;
  delivery?: 'origin' | 'direct';
}

const isUrl = (live: string) => /^https?:\/\//.test(live);

/**
 * The registry with a release live. A remote that an operator pointed at a URL elsewhere stays as it is: `published`
 * is false then.
 */
export function withLive(
  registry: Registry,
  { name, live, delivery }: Publication,
): { registry: Registry; published: boolean } {
  const before = registry.remotes[name];
  if (before && isUrl(before.live) && !isUrl(live)) return { registry, published: false };
  const earlier = before && before.live !== live ? [before.live, ...before.earlier] : (before?.earlier ?? []);
  const entry = {
    live,
    earlier: earlier.filter((url) => url !== live).slice(0, KEPT_RELEASES),
    delivery: delivery ?? before?.delivery ?? 'origin',
  };
  return { registry: { ...registry, remotes: { ...registry.remotes, [name]: entry } }, published: true };
}

function parse(text: string): { ok: true; value: Registry } | { ok: false; error: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, error: `it is not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
  const parsed = Registry.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: z.prettifyError(parsed.error) };
}

/**
 * The registry in a file; an empty one when there is none yet.
 *
 * @throws CommandError when it is broken. It is never written over: an operator's choices are in it.
 */
export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { remotes: {} };
  const parsed = parse(readFileSync(file, 'utf8'));
  if (parsed.ok) return parsed.value;
  throw new CommandError(
    `The registry ${file} cannot be used: ${parsed.error}.\nCorrect it, or delete it to have it written anew from the releases built here.`,
  );
}

export function writeRegistry(file: string, registry: Registry): Promise<void> {
  return writeJson(file, registry);
}
