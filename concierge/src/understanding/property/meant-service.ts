import type { OfferedService } from '../../contract/contract.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { hasOwnWords } from './own-services.ts';

/**
 * Minimum probability, as the mean over title and starter, that a property's service is what the model calls by that
 * name.
 */
const STANDS_FOR = 0.5;

/** Number of texts whose targets are cached. */
const MOST_REMEMBERED = 2_000;
const remembered = new Map<string, ReadonlyMap<string, number>>();

function targetsOf(text: string): ReadonlyMap<string, number> {
  const known = remembered.get(text);
  if (known) return known;
  const { targets } = readMeaning(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, targets);
  return targets;
}

function standsFor({ title, starter }: OfferedService, item: LexiconKey): number {
  const texts = [title, ...(starter ? [starter] : [])];
  return texts.reduce((sum, text) => sum + (targetsOf(text).get(item) ?? 0), 0) / texts.length;
}

/** Whether the property offers exactly this service, and not only a wider one that would take it as a note. */
const isOfferedItself = (item: LexiconKey, services: readonly OfferedService[]) =>
  services.some(({ active, key }) => active && key === SERVICES[item].keys[0]);

/**
 * The property's own service that matches a lexicon entry, if the property does not offer the entry under its usual
 * key: a `Travel cot` for a crib. Null if there is none, or more than one (decision 0515).
 */
export function meantService(item: LexiconKey, services: readonly OfferedService[]): OfferedService | null {
  if (isOfferedItself(item, services)) return null;
  const mends = SERVICES[item].nature === 'fix';
  const [only, ...others] = services.filter(
    (service) =>
      service.active &&
      hasOwnWords(service) &&
      (service.kind === 'fix') === mends &&
      standsFor(service, item) >= STANDS_FOR,
  );
  return only && others.length === 0 ? only : null;
}
