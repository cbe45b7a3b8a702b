import { z } from 'zod';
import { Id } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';

/** Version of a row that a change is based on. */
export const Version = z
  .int()
  .min(1)
  .describe('of the row that the caller saw; a change of an older one is refused');

/** Time to accept and complete a service, by the name of its level. */
export const ServiceLevelName = z.enum([
  'emergency',
  'critical',
  'impact',
  'delivery',
  'food',
  'scheduled',
  'booking',
  'approval',
  'info',
]);
export type ServiceLevelName = z.infer<typeof ServiceLevelName>;

/** What has to be known before a service can be requested. */
export const ServiceSlot = z.enum(['date', 'time', 'party']);

const serviceFields = {
  title: nameSchema(60),
  departmentKey: Id,
  level: ServiceLevelName,
  starter: nameSchema(120).describe('a guest’s first message that asks for it'),
  maxQuantity: z.int().min(1).max(99).describe('a guest who asks for more is passed to staff'),
  words: z
    .array(nameSchema(40))
    .max(20, 'At most 20 words.')
    .default([])
    .describe('what guests call it other than its title, in any language'),
  description: nameSchema(200, 0).default('').describe('description for the assistant'),
};

/**
 * What managers may change about a service. Its key, kind and slots are fixed: requests and the assistant rely on them.
 */
export const ServiceChange = z
  .object({
    ...serviceFields,
    featured: z.boolean().describe('suggested to guests without their asking'),
    active: z.boolean().describe('whether guests can request it'),
    version: Version,
  })
  .meta({ id: 'ServiceChange' });
export type ServiceChange = z.infer<typeof ServiceChange>;
/** A service of a property's own, outside the catalogue. */
export const NewService = z
  .object({
    ...serviceFields,
    level: ServiceLevelName.exclude(['emergency']),
    kind: z.enum(['deliver', 'fix', 'book', 'inform', 'approve']),
    requiredSlots: z.array(ServiceSlot).max(3).default([]),
  })
  .meta({ id: 'NewService' });
export type NewService = z.infer<typeof NewService>;
/** A service as managers see it. */
export const SettingsService = z
  .object({
    id: Id.describe('its key, as towels'),
    title: z.string(),
    departmentKey: z.string(),
    level: z.string(),
    starter: z.string(),
    maxQuantity: z.int(),
    words: z.array(z.string()),
    description: z.string(),
    kind: z.enum(['deliver', 'fix', 'book', 'inform', 'approve', 'emergency']),
    requiredSlots: z.array(z.string()),
    featured: z.boolean(),
    active: z.boolean(),
    own: z.boolean().describe('added by the property, not from the catalogue'),
    version: z.int(),
  })
  .meta({ id: 'SettingsService' });
export type SettingsService = z.infer<typeof SettingsService>;
