import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { MAX_PLACES } from '../platform/limits.ts';
import {
  AddedPlace,
  DepartmentChange,
  PlaceChange,
  PropertyChange,
  SettingChange,
  SettingSubject,
  Settings,
  SettingsDepartment,
  SettingsPlace,
  SetupStep,
} from './settings.ts';
import { NewService, ServiceChange, SettingsService } from './settings-services.ts';

const Changed = ['unauthenticated', 'forbidden', 'bad-input', 'not-found', 'version-conflict'] as const;
const Added = ['unauthenticated', 'forbidden', 'bad-input', 'settings-full'] as const;

/** What managers set: the property, its departments, services and places. */
export const settingsOperations = {
  'GET /api/staff/settings': {
    summary: 'Get everything that managers can set: the property, its departments, services and places',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: Settings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'GET /api/staff/settings/checklist': {
    summary: 'List the steps from sign-up to the first guest, and which of them are done',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({
      steps: z.array(SetupStep),
      // Next to the list, whose keys earlier remotes look up.
      brand: z
        .object({ done: z.boolean() })
        .optional()
        .describe('the last step: the property has a brand, or was left without one on purpose'),
    }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'PUT /api/staff/settings/property': {
    summary: 'Change the name, telephone number and languages of the property',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    query: InProperty,
    body: PropertyChange,
    status: 200,
    roundTrips: 2,
    response: z.object({ version: z.int() }),
    problems: ['unauthenticated', 'forbidden', 'bad-input', 'version-conflict'],
  },
  'PUT /api/staff/settings/departments/{id}': {
    summary: 'Rename a department',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    params: ById,
    query: InProperty,
    body: DepartmentChange,
    status: 200,
    roundTrips: 2,
    response: SettingsDepartment,
    problems: Changed,
  },
  'POST /api/staff/settings/services': {
    summary: 'Add a service of the property’s own; guests can request it at once',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: NewService,
    status: 201,
    roundTrips: 2,
    response: SettingsService,
    problems: Added,
  },
  'PUT /api/staff/settings/services/{id}': {
    summary: 'Change a service, or withdraw it from guests',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    params: ById,
    query: InProperty,
    body: ServiceChange,
    status: 200,
    roundTrips: 2,
    response: SettingsService,
    problems: Changed,
  },
  'POST /api/staff/settings/places': {
    summary: 'Add places; those whose name exists already are left out',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({ places: z.array(AddedPlace).min(1).max(MAX_PLACES) }),
    status: 201,
    roundTrips: 2,
    response: z.object({
      added: z.array(SettingsPlace),
      leftOut: z.array(z.string()).describe('labels that existed already, or are twice in the list'),
    }),
    problems: Added,
  },
  'PUT /api/staff/settings/places/{id}': {
    summary: 'Rename or move a place, or take it out of use with its code and its open guest sessions',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    demo: true,
    params: ById,
    query: InProperty,
    body: PlaceChange,
    status: 200,
    roundTrips: 2,
    response: SettingsPlace,
    problems: Changed,
  },
  'GET /api/staff/settings/changes': {
    summary: 'List changes of the settings, newest first, with the previous values',
    tag: 'settings',
    auth: 'staff',
    may: 'manage-property',
    key: 'read-changes',
    demo: true,
    query: InProperty.extend({
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      before: z.string().max(120).optional().describe('`next` of the page before'),
      subject: SettingSubject.optional().describe('what was changed'),
      by: Id.optional().describe('member who changed it'),
      from: Instant.optional().describe('not earlier than this'),
      until: Instant.optional().describe('earlier than this'),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({
      changes: z.array(SettingChange),
      next: z.string().nullable().describe('null on the last page'),
      people: z
        .array(z.object({ id: Id, name: z.string() }))
        .optional()
        .describe('who has changed settings, whatever is filtered; absent from an older API'),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
} as const;
