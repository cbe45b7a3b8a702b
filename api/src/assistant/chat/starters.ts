import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { services } from '../../platform/database/schema/property-tables.ts';

/** First things to say, from the services that the property puts forward. */
export async function loadStarters(
  scope: PropertyScope,
): Promise<Array<{ label: string; text: string; icon: string }>> {
  const rows = await scope.db
    .select({
      label: services.title,
      text: services.starter,
      key: services.key,
      departmentKey: services.departmentKey,
    })
    .from(services)
    .where(scope.own(services, eq(services.featured, true), eq(services.active, true)))
    .orderBy(asc(services.position));
  return rows.map(({ label, text, key, departmentKey }) => ({
    label,
    text,
    icon: serviceIconUrl(key, departmentKey),
  }));
}
