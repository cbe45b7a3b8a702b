import type { Department } from '@bellkey/shared/api';
import { asc } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments } from '../../platform/database/schema/property-tables.ts';

/** The departments of a property, in its own order. */
export function loadDepartments(scope: PropertyScope): Promise<Department[]> {
  return scope.db
    .select({ key: departments.key, name: departments.name })
    .from(departments)
    .where(scope.own(departments))
    .orderBy(asc(departments.position), asc(departments.key));
}

/** Departments by their keys, with the property's names; a deleted one keeps its key. */
export async function nameDepartments(scope: PropertyScope, keys: readonly string[]): Promise<Department[]> {
  const names = new Map((await loadDepartments(scope)).map(({ key, name }) => [key, name]));
  return keys.map((key) => ({ key, name: names.get(key) ?? key }));
}
