import { type ServiceKey, serviceIcons, serviceTitles } from '@bellkey/shared/catalogue';
import { z } from 'zod';
import catalogue from './service-catalogue.json' with { type: 'json' };
import { serviceLevelKeys } from './service-level.ts';

/** A service in the data file. Title and first message come from the asset catalogue if it has the key. */
const CatalogueEntry = z.strictObject({
  key: z.string(),
  title: z.string().optional(),
  /** An example of a guest's first message that requests it. */
  starter: z.string().optional(),
  departmentKey: z.string(),
  kind: z.enum(['deliver', 'fix', 'book', 'inform', 'approve', 'emergency']),
  level: z.enum(serviceLevelKeys),
  requiredSlots: z.array(z.string()).default([]),
  maxQuantity: z.int().positive().default(1),
  featured: z.boolean().default(false),
});

/** A service that a property can start with. */
export type CatalogueService = Required<z.output<typeof CatalogueEntry>>;

/** Whether the asset catalogue has a picture and texts for a service. */
function isCatalogued(key: string): key is ServiceKey {
  return Object.hasOwn(serviceTitles, key);
}

function complete(entry: z.output<typeof CatalogueEntry>): CatalogueService {
  const { key } = entry;
  const title = entry.title ?? (isCatalogued(key) ? serviceTitles[key].title : null);
  const starter = entry.starter ?? (isCatalogued(key) ? serviceIcons[key].starterMessage : null);
  if (title === null || starter === null) throw new Error(`Service ${key} has no title or first message`);
  return { ...entry, title, starter };
}

/** Every service that properties can start with, in display order. */
export const serviceCatalogue: readonly CatalogueService[] = z
  .array(CatalogueEntry)
  .parse(catalogue)
  .map(complete);
