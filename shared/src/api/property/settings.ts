import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { PropertySummary } from './property.ts';
import { ServiceLevelName, SettingsService, Version } from './settings-services.ts';

/** A telephone number in international format. */
export const Phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'With the country’s number first, as +351210000000.');

const placeFields = {
  label: nameSchema(40, 1, { short: 'Give it a name.', long: 'At most 40 characters.' }),
  kind: z.enum(['room', 'table', 'area', 'lobby']),
  floor: nameSchema(20).nullable(),
};

/** A place that is added. */
export const AddedPlace = z.object(placeFields).meta({ id: 'AddedPlace' });
export type AddedPlace = z.infer<typeof AddedPlace>;

/** What managers may change about a place. */
export const PlaceChange = z
  .object({
    ...placeFields,
    active: z.boolean().describe('false revokes its code and ends its open guest sessions at once'),
    version: Version,
  })
  .meta({ id: 'PlaceChange' });
export type PlaceChange = z.infer<typeof PlaceChange>;

/** A place as managers see it. */
export const SettingsPlace = z
  .object({
    id: Id,
    label: z.string(),
    kind: placeFields.kind,
    floor: z.string().nullable(),
    active: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'SettingsPlace' });
export type SettingsPlace = z.infer<typeof SettingsPlace>;

/** What managers may change about the property itself. */
export const PropertyChange = z
  .object({
    name: nameSchema(120, 2, { short: 'At least 2 characters.' }),
    phone: Phone.nullable().describe('shown to guests in danger, and on the pages of this property'),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .min(1, 'Choose at least one language.')
      .max(10)
      .describe('two-letter codes, the first is the property’s own'),
    version: Version,
  })
  .meta({ id: 'PropertyChange' });
export type PropertyChange = z.infer<typeof PropertyChange>;

/** A department as managers see it. */
export const SettingsDepartment = z
  .object({ id: Id.describe('its key, as housekeeping'), name: z.string(), version: z.int() })
  .meta({ id: 'SettingsDepartment' });
export type SettingsDepartment = z.infer<typeof SettingsDepartment>;

/** The new name of a department. */
export const DepartmentChange = z
  .object({ name: nameSchema(60), version: Version })
  .meta({ id: 'DepartmentChange' });
export type DepartmentChange = z.infer<typeof DepartmentChange>;

/** Everything that managers can set, with current values. */
export const Settings = z
  .object({
    property: PropertySummary.extend({ version: z.int() }),
    departments: z.array(SettingsDepartment),
    services: z.array(SettingsService),
    places: z.array(SettingsPlace),
    levels: z.array(
      z.object({
        name: ServiceLevelName,
        acknowledgeMinutes: z.int(),
        promiseMinutes: z.int().nullable().describe('null where no time is promised'),
      }),
    ),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** A step from sign-up to the first guest. */
export const SetupStepKey = z.enum([
  'phone',
  'places',
  'codes',
  'services',
  'knowledge',
  'menu',
  'team',
  'guest',
]);
export type SetupStepKey = z.infer<typeof SetupStepKey>;

/** State of a step of the set-up. */
export const SetupStep = z
  .object({
    key: SetupStepKey,
    done: z.boolean(),
    count: z.int().describe('counts: places, places with a code, services, entries, dishes, people, guests'),
  })
  .meta({ id: 'SetupStep' });
export type SetupStep = z.infer<typeof SetupStep>;

/** Subject of a change of the settings. */
export const SettingSubject = z.enum([
  'property',
  'brand',
  'department',
  'service',
  'place',
  'dish',
  'category',
  'webhook',
  'retention',
  'api-key',
  'hours',
  'holiday',
  'service-levels',
  'member',
  'invitation',
  'code',
  'erasure',
]);
export type SettingSubject = z.infer<typeof SettingSubject>;

/** One change of the settings. */
export const SettingChange = z
  .object({
    id: Id,
    at: Instant,
    by: z.string().describe('name of the member at that time'),
    subject: SettingSubject,
    subjectId: Id,
    title: z.string().describe('name of the subject at that time'),
    before: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('the changed fields; null when something was added'),
    after: z.record(z.string(), z.unknown()).describe('the same fields after the change'),
  })
  .meta({ id: 'SettingChange' });
export type SettingChange = z.infer<typeof SettingChange>;
