import type {
  CategoryChange,
  DepartmentChange,
  DishChange,
  MenuSettings,
  PlaceChange,
  PropertyChange,
  ServiceChange,
  ServicePolicy,
  SettingChange,
  SettingSubject,
  Settings,
} from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import {
  holidaysOn,
  type StatedHours,
  statedHours,
  withHolidaysOn,
  withHours,
} from '../hours/change-policy.ts';
import type { HoursStore } from '../hours/use-hours.ts';
import { dishChangeOf } from '../menu/dish-change.ts';
import { changeOf } from '../services/service-change.ts';
import type { SettingsStore } from '../store/use-settings.ts';
import { isSameValue } from './same-value.ts';

type Undo = (store: Pick<SettingsStore, 'change'>) => Promise<ApiResult<unknown>>;

/** An addition is undone by deactivating it; it stays in the list, because requests may name it. */
const fieldsBefore = ({ before }: SettingChange): Record<string, unknown> => before ?? { active: false };

/** Whether the fields are still as the change left them: an older change does not undo a newer one. */
function isCurrent(change: SettingChange, now: object): boolean {
  const current = new Map<string, unknown>(Object.entries(now));
  if (change.before === null) return current.get('active') === true;
  return Object.entries(change.after).every(([field, value]) => isSameValue(current.get(field), value));
}

/** An added dish is taken off the menu; orders may name it. */
function undoOfDish(change: SettingChange, menu: MenuSettings | null): Undo | null {
  const now = menu?.dishes.find(({ id }) => id === change.subjectId);
  if (!now) return null;
  if (change.before === null ? !now.listed : !isCurrent(change, now)) return null;
  const body = { ...dishChangeOf(now), ...(change.before ?? { listed: false }) } as DishChange;
  return (store) =>
    store.change('PUT /api/staff/settings/menu/dishes/{id}', { params: { id: now.id }, body });
}

/** An added part of the menu stays: without dishes no guest sees it. */
function undoOfCategory(change: SettingChange, menu: MenuSettings | null): Undo | null {
  const now = menu?.categories.find(({ id }) => id === change.subjectId);
  if (!now || change.before === null || !isCurrent(change, now)) return null;
  const { id, name, from, until, version } = now;
  const body = { name, from, until, version, ...change.before } as CategoryChange;
  return (store) => store.change('PUT /api/staff/settings/menu/categories/{id}', { params: { id }, body });
}

/** Hours, holidays and rules are one policy; only the changed piece is restored. */
function undoOfPolicy({ subject, subjectId, before, after }: SettingChange, hours: HoursStore): Undo | null {
  const policy = hours.load.value?.policy;
  if (!policy || !before) return null;
  const parts = { ...after, ...before } as Pick<ServicePolicy, 'rules' | 'holidays'> & {
    stated: StatedHours;
  };
  if (subject === 'hours')
    return isSameValue(statedHours(policy, subjectId), after.stated)
      ? () => hours.save(withHours(subjectId, parts.stated))
      : null;
  if (subject === 'holiday')
    return isSameValue(holidaysOn(policy, subjectId), after.holidays)
      ? () => hours.save(withHolidaysOn(subjectId, parts.holidays))
      : null;
  return isSameValue(policy.rules, after.rules)
    ? () => hours.save((now) => ({ ...now, rules: parts.rules }))
    : null;
}

function undoOfService(change: SettingChange, { services }: Settings): Undo | null {
  const now = services.find(({ id }) => id === change.subjectId);
  if (!now || !isCurrent(change, now)) return null;
  const body = { ...changeOf(now), ...fieldsBefore(change) } as ServiceChange;
  return (store) => store.change('PUT /api/staff/settings/services/{id}', { params: { id: now.id }, body });
}

function undoOfPlace(change: SettingChange, { places }: Settings): Undo | null {
  const now = places.find(({ id }) => id === change.subjectId);
  if (!now || !isCurrent(change, now)) return null;
  const { id, ...rest } = now;
  const body = { ...rest, ...fieldsBefore(change) } as PlaceChange;
  return (store) => store.change('PUT /api/staff/settings/places/{id}', { params: { id }, body });
}

function undoOfDepartment(change: SettingChange, { departments }: Settings): Undo | null {
  const now = departments.find(({ id }) => id === change.subjectId);
  if (!now || !isCurrent(change, now)) return null;
  const { id, name, version } = now;
  const body = { name, version, ...fieldsBefore(change) } as DepartmentChange;
  return (store) => store.change('PUT /api/staff/settings/departments/{id}', { params: { id }, body });
}

function undoOfProperty(change: SettingChange, { property }: Settings): Undo | null {
  if (!isCurrent(change, property)) return null;
  const { name, phone, languages, version } = property;
  const body = { name, phone, languages, version, ...fieldsBefore(change) } as PropertyChange;
  return (store) => store.change('PUT /api/staff/settings/property', { body });
}

/** What is set now, by which an undo is found. */
interface CurrentSettings {
  settings: Settings;
  /** Null until the menu has been loaded. */
  menu: MenuSettings | null;
  hours: HoursStore;
}

type FindUndo = (change: SettingChange, now: CurrentSettings) => Undo | null;

const none: FindUndo = () => null;
const ofPolicy: FindUndo = (change, { hours }) => undoOfPolicy(change, hours);

const UNDO_BY_SUBJECT: Readonly<Record<SettingSubject, FindUndo>> = {
  property: (change, { settings }) => undoOfProperty(change, settings),
  department: (change, { settings }) => undoOfDepartment(change, settings),
  service: (change, { settings }) => undoOfService(change, settings),
  place: (change, { settings }) => undoOfPlace(change, settings),
  dish: (change, { menu }) => undoOfDish(change, menu),
  category: (change, { menu }) => undoOfCategory(change, menu),
  hours: ofPolicy,
  holiday: ofPolicy,
  'service-levels': ofPolicy,
  // Restored on its own page.
  brand: none,
  // Its secret and its log belong to one address: it is set again on its own page.
  webhook: none,
  // Set again on its own page.
  retention: none,
  // A revoked key stays revoked, and a secret is shown once.
  'api-key': none,
  // Given and taken back on the team's page.
  member: none,
  invitation: none,
  // A code and a guest that are gone stay gone.
  code: none,
  erasure: none,
};

/** The undo of a change: only its own fields are restored; null if they were changed since, or no longer exist. */
export const undoOf = (
  change: SettingChange,
  settings: Settings,
  { menu, hours }: Omit<CurrentSettings, 'settings'>,
): Undo | null => {
  // A newer API may have other subjects.
  const find: FindUndo | undefined = UNDO_BY_SUBJECT[change.subject];
  return find?.(change, { settings, menu, hours }) ?? null;
};
