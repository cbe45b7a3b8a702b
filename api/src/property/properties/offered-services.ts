import type { OfferedService } from '@bellkey/concierge/contract';
import { inOtherLanguages } from '@bellkey/shared/catalogue-texts/every-language';
import { plainText } from '@bellkey/shared/plain-text';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { synonymGroups } from '../../platform/database/schema/knowledge-tables.ts';
import { departments, services } from '../../platform/database/schema/property-tables.ts';
import { serviceLevel } from './service-level.ts';

/** Most synonyms of a service for the concierge, its own before the property's groups. */
const MOST_WORDS = 40;

/** Names of a service other than its title: its own synonyms, and those of the groups that name it. */
function wordsFor({ title, words }: Pick<Row, 'title' | 'words'>, groups: readonly string[][]): string[] {
  const names = new Set([title, ...words].map(plainText));
  const met = groups.filter((group) => group.some((word) => names.has(plainText(word))));
  return [...new Set([...words, ...met.flat()])].slice(0, MOST_WORDS);
}

type Row = typeof services.$inferSelect;

/** The property's services, as the concierge needs them. */
export async function loadOfferedServices(scope: PropertyScope): Promise<OfferedService[]> {
  return scope.content('services', async () => {
    const [rows, groups] = await Promise.all([selectServices(scope), selectSynonyms(scope)]);
    return toOffered(rows, groups);
  });
}

function toOffered(
  rows: Awaited<ReturnType<typeof selectServices>>,
  groups: readonly string[][],
): OfferedService[] {
  return rows.map(({ service, department }) => ({
    key: service.key,
    title: service.title,
    description: service.description,
    starter: service.starter,
    otherStarters: inOtherLanguages(service.starter),
    words: wordsFor(service, groups),
    department,
    kind: service.kind,
    requiredSlots: service.requiredSlots,
    promiseMinutes: serviceLevel(service.level).promiseMinutes,
    maxQuantity: service.maxQuantity,
    active: service.active,
  }));
}

const selectServices = (scope: PropertyScope) =>
  scope.db
    .select({ service: services, department: { key: departments.key, name: departments.name } })
    .from(services)
    .innerJoin(
      departments,
      and(eq(departments.propertyId, services.propertyId), eq(departments.key, services.departmentKey)),
    )
    .where(scope.own(services))
    .orderBy(asc(services.position));

const selectSynonyms = async (scope: PropertyScope): Promise<string[][]> =>
  (
    await scope.db.select({ words: synonymGroups.words }).from(synonymGroups).where(scope.own(synonymGroups))
  ).map(({ words }) => words);
