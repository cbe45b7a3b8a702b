import { randomUUID } from 'node:crypto';
import { plainText } from '@bellkey/shared/plain-text';
import { asc } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { synonymGroups } from '../../../platform/database/schema/knowledge-tables.ts';

/** Words with the same meaning in every hotel, in the languages that are answered. */
const EVERYWHERE: ReadonlyArray<readonly string[]> = [
  ['breakfast', 'pequeno-almoço', 'café da manhã', 'desayuno'],
  ['parking', 'car park', 'garage', 'estacionamento', 'aparcamiento', 'garaje'],
  ['pool', 'swimming pool', 'piscina'],
  ['gym', 'fitness', 'ginásio', 'academia', 'gimnasio'],
  ['pets', 'dog', 'cat', 'animais', 'cão', 'mascotas', 'perro'],
  ['wifi', 'wi-fi', 'internet', 'wlan'],
  ['iron', 'ironing', 'ferro', 'plancha'],
  ['sauna', 'steam room', 'banho turco', 'baño turco'],
  ['lift', 'elevator', 'elevador', 'ascensor'],
  ['luggage', 'baggage', 'suitcase', 'bagagem', 'malas', 'equipaje', 'maletas'],
  ['check-out', 'checkout', 'checking out', 'saída', 'salida'],
  ['check-in', 'checkin', 'arrival', 'entrada', 'llegada'],
  ['beach', 'praia', 'playa'],
  ['bicycle', 'bike', 'bicicleta', 'bici'],
  ['pharmacy', 'chemist', 'farmácia', 'farmacia'],
  ['doctor', 'médico', 'physician'],
  ['shuttle', 'transfer', 'traslado'],
];

/** Groups of synonyms of this property. */
export type Synonyms = ReadonlyArray<readonly string[]>;

/** Loads the property's groups of words that mean the same. */
export async function loadSynonyms(scope: PropertyScope): Promise<string[][]> {
  return scope.content('synonyms', async () => {
    const rows = await scope.db
      .select()
      .from(synonymGroups)
      .where(scope.own(synonymGroups))
      .orderBy(asc(synonymGroups.id));
    return rows.map(({ words }) => words);
  });
}

/** Replaces the property's groups. */
export function writeSynonyms(scope: PropertyScope, groups: string[][]): string[][] {
  const rows = groups.map((words, index) => ({
    propertyId: scope.propertyId,
    id: `${String(index).padStart(3, '0')}-${randomUUID()}`,
    words: [...new Set(words)],
  }));
  scope.write(scope.db.delete(synonymGroups).where(scope.own(synonymGroups)));
  if (rows.length > 0) scope.write(scope.db.insert(synonymGroups).values(rows));
  return rows.map(({ words }) => words);
}

const bare = (text: string) =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Most synonyms of one text: a property may have thousands, and each of a thousand entries is indexed with its own. */
export const MOST_SYNONYMS = 60;

/** Groups of synonyms, to be found by their words. */
interface Lookup {
  groups: ReadonlyArray<readonly string[]>;
  /** Positions of groups, by each of their words. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Most words that one of them is made of, as `swimming pool` of two. */
  longest: number;
}

function lookupOf(synonyms: Synonyms): Lookup {
  const groups = synonyms.map((group) => group.map(bare).filter(Boolean));
  const positions = new Map<string, number[]>();
  let longest = 0;
  for (const [position, group] of groups.entries()) {
    for (const word of group) {
      const known = positions.get(word);
      if (known) known.push(position);
      else positions.set(word, [position]);
      longest = Math.max(longest, word.split(' ').length);
    }
  }
  return { groups, positions, longest };
}

const everywhere = lookupOf(EVERYWHERE);
const own = new WeakMap<Synonyms, Lookup>();

/** Made once for each state of a property's synonyms, however many texts are compared with them. */
function ownLookup(synonyms: Synonyms): Lookup {
  const known = own.get(synonyms);
  if (known) return known;
  const made = lookupOf(synonyms);
  own.set(synonyms, made);
  return made;
}

/** The words of the groups that a text has a word of, in the order of the groups. Takes as long as the text is. */
function wordsMet(words: readonly string[], { groups, positions, longest }: Lookup): string[] {
  const met = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    let said = '';
    for (let at = from; at < Math.min(words.length, from + longest); at += 1) {
      said = said === '' ? (words[at] ?? '') : `${said} ${words[at]}`;
      for (const position of positions.get(said) ?? []) met.add(position);
    }
  }
  return [...met].sort((a, b) => a - b).flatMap((position) => groups[position] ?? []);
}

/** Synonyms of a text's words, without those that it has; at most {@link MOST_SYNONYMS}. */
export function alsoCalled(text: string, synonyms: Synonyms): string[] {
  const said = bare(text);
  const words = said.split(' ');
  const met = new Set([...wordsMet(words, everywhere), ...wordsMet(words, ownLookup(synonyms))]);
  const others: string[] = [];
  for (const word of met) {
    if (others.length === MOST_SYNONYMS) break;
    if (!` ${said} `.includes(` ${word} `)) others.push(word);
  }
  return others;
}
