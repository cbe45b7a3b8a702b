import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { synonymGroups } from '../../../platform/database/schema/knowledge-tables.ts';
import { plain } from './search-terms.ts';

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

export async function loadSynonyms(scope: PropertyScope): Promise<string[][]> {
  const rows = await scope.content('synonyms', () =>
    scope.db.select().from(synonymGroups).where(scope.own(synonymGroups)).orderBy(asc(synonymGroups.id)),
  );
  return rows.map(({ words }) => words);
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

const holds = (text: string, word: string) => ` ${text} `.includes(` ${word} `);

const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const EVERYWHERE_BARE = EVERYWHERE.map((group) => group.map(bare));

/** Synonyms of a text's words, without those that it has. */
export function alsoCalled(text: string, own: Synonyms): string[] {
  const said = bare(text);
  const groups = [...EVERYWHERE_BARE, ...own.map((group) => group.map(bare))];
  const met = groups.filter((group) => group.some((word) => holds(said, word)));
  return [...new Set(met.flat())].filter((word) => word && !holds(said, word));
}
