import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import {
  departments,
  facts,
  menuCategories,
  menuItems,
  organizations,
  properties,
  services,
} from '../database/schema.ts';
import { demoFacts } from './demo-facts.ts';
import { demoMenu } from './demo-menu.ts';
import { demoServices } from './demo-services.ts';
import { aurora } from './hotel-aurora.ts';

/** Who a property with Aurora's services, facts and menu is. */
export interface AuroraIdentity {
  organization: typeof organizations.$inferInsert;
  property: typeof properties.$inferInsert;
}

/** Gives the scope's property everything of Hotel Aurora but its places and people. Adds only what is missing. */
export async function seedAurora(scope: PropertyScope, identity: AuroraIdentity): Promise<void> {
  await seedProperty(scope, identity);
  await seedServices(scope);
  await seedFacts(scope);
  await seedMenu(scope);
}

async function seedProperty(scope: PropertyScope, { organization, property }: AuroraIdentity): Promise<void> {
  await scope.db.execute(sql`select set_config('app.organization', ${organization.id}, true)`);
  await scope.db.insert(organizations).values(organization).onConflictDoNothing();
  await scope.db.insert(properties).values(property).onConflictDoNothing();
  const rows = aurora.departments.map((department, position) => ({
    propertyId: scope.propertyId,
    ...department,
    position,
  }));
  await scope.db.insert(departments).values(rows).onConflictDoNothing();
}

async function seedServices(scope: PropertyScope): Promise<void> {
  const rows = demoServices.map((service, position) => ({
    propertyId: scope.propertyId,
    ...service,
    position,
  }));
  await scope.db.insert(services).values(rows).onConflictDoNothing();
}

async function seedFacts(scope: PropertyScope): Promise<void> {
  const rows = demoFacts.map((fact) => ({
    propertyId: scope.propertyId,
    id: fact.key,
    ...fact,
    origin: 'seed' as const,
    confirmedAt: scope.now,
  }));
  await scope.db.insert(facts).values(rows).onConflictDoNothing();
}

async function seedMenu(scope: PropertyScope): Promise<void> {
  const { propertyId } = scope;
  for (const [position, { dishes, ...category }] of demoMenu.entries()) {
    await scope.db
      .insert(menuCategories)
      .values({ propertyId, ...category, position })
      .onConflictDoNothing();
    const rows = dishes.map((dish, index) => ({
      propertyId,
      id: `${category.id}-${index + 1}`,
      categoryId: category.id,
      ...dish,
      position: index,
    }));
    await scope.db.insert(menuItems).values(rows).onConflictDoNothing();
  }
}
