import type { Choice } from '@bellkey/shared/api';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { departments, services } from '../../platform/database/schema/property-tables.ts';
import { choiceKind } from './choice-kind.ts';
import factsFile from './facts-of-services.json' with { type: 'json' };

/** Keys of facts about catalogue services whose keys do not start with the service's. */
const factsOfServices = z.record(z.string(), z.array(z.string())).parse(factsFile);

type FactRow = typeof facts.$inferSelect;

/** Whether a fact is about a service: its key starts with the service's, as `boatTour.price` with `boatTour`. */
const isAbout = (fact: FactRow, service: string) =>
  fact.key.startsWith(`${service}.`) || (factsOfServices[service]?.includes(fact.key) ?? false);

const isTold = ({ validFrom, validUntil }: FactRow, now: Date) =>
  (validFrom === null || validFrom <= now) && (validUntil === null || validUntil > now);

/** Active services of the kinds that guests compare, each with its current public description. */
export async function loadChoices(scope: PropertyScope): Promise<Choice[]> {
  const [rows, known] = await scope.content('choices', () =>
    Promise.all([selectServices(scope), selectPublicFacts(scope)]),
  );
  return rows.flatMap(({ service, department }) => {
    const kind = choiceKind(service);
    const { key, title, description, requiredSlots, starter, kind: way } = service;
    if (kind === null || way === 'emergency' || way === 'fix') return [];
    return {
      id: key,
      kind,
      title,
      description,
      icon: serviceIconUrl(key, service.departmentKey),
      department,
      way,
      needs: requiredSlots,
      starter,
      facts: known
        .filter((fact) => isAbout(fact, key) && isTold(fact, scope.now))
        .map(({ values, text }) => ({ values, text })),
    };
  });
}

const selectServices = (scope: PropertyScope) =>
  scope.db
    .select({ service: services, department: departments.name })
    .from(services)
    .innerJoin(
      departments,
      and(eq(departments.propertyId, services.propertyId), eq(departments.key, services.departmentKey)),
    )
    .where(scope.own(services, eq(services.active, true)))
    .orderBy(asc(services.position), asc(services.key));

const selectPublicFacts = (scope: PropertyScope): Promise<FactRow[]> =>
  scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, and(eq(facts.scope, 'public'), eq(facts.status, 'live'))))
    .orderBy(asc(facts.key));
