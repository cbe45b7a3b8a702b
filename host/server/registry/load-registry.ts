import { Registry } from '@bellkey/shared/release';
import { z } from 'zod';
import { loadHedged, resolveLocation } from './location.ts';

/**
 * Loads and validates a registry.
 *
 * @throws Error whose message names the registry, what is wrong with it, and what it should be
 */
export async function loadRegistry(registry: string): Promise<Registry> {
  let text: string;
  try {
    text = (await loadHedged(resolveLocation(registry, ''))).toString('utf8');
  } catch (cause) {
    throw new Error(
      `The registry ${registry} can't be read: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(
      `The registry ${registry} is not JSON: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
  const parsed = Registry.safeParse(json);
  if (!parsed.success) {
    throw new Error(`The registry ${registry} is not usable:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
