import { sql } from 'drizzle-orm';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';
import {
  departments,
  organizations,
  properties,
  services,
} from '../../platform/database/schema/property-tables.ts';
import type { DemoProperty } from './sample-properties/demo-property.ts';

/** Gives the scope's property everything of a sample property except places and people. Adds only what is missing. */
export async function seedProperty(scope: PropertyScope, sample: DemoProperty): Promise<void> {
  await insertProperty(scope, sample);
  await seedServices(scope, sample);
  await seedFacts(scope, sample);
  await seedMenu(scope, sample);
}

async function insertProperty(
  scope: PropertyScope,
  { organization, property, departments: ofSample }: DemoProperty,
): Promise<void> {
  await scope.db.execute(sql`select set_config('app.organization', ${organization.id}, true)`);
  await scope.db.insert(organizations).values(organization).onConflictDoNothing();
  await scope.db.insert(properties).values(property).onConflictDoNothing();
  const rows = ofSample.map((department, position) => ({
    propertyId: scope.propertyId,
    ...department,
    position,
  }));
  await insertRows(scope.db, departments, rows);
}

async function seedServices(scope: PropertyScope, sample: DemoProperty): Promise<void> {
  const rows = sample.services.map((service, position) => ({
    propertyId: scope.propertyId,
    ...service,
    position,
  }));
  await insertRows(scope.db, services, rows);
}

async function seedFacts(scope: PropertyScope, sample: DemoProperty): Promise<void> {
  const rows = sample.facts.map((fact) => ({
    propertyId: scope.propertyId,
    id: fact.key,
    ...fact,
    origin: 'seed' as const,
    confirmedAt: scope.now,
  }));
  await insertRows(scope.db, facts, rows);
}

async function seedMenu(scope: PropertyScope, { menu }: DemoProperty): Promise<void> {
  const { propertyId } = scope;
  const categories = menu.map(({ dishes: _, ...category }, position) => ({
    propertyId,
    ...category,
    position,
  }));
  await insertRows(scope.db, menuCategories, categories);
  const dishes = menu.flatMap((category) =>
    category.dishes.map((dish, position) => ({
      propertyId,
      id: `${category.id}-${position + 1}`,
      categoryId: category.id,
      ...dish,
      position,
    })),
  );
  await insertRows(scope.db, menuItems, dishes);
}
