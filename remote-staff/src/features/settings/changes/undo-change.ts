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
  const policy = hours.current?.policy;
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

/** The undo of a change: only its own fields are restored; null if they were changed since, or no longer exist. */
export function undoOf(
  change: SettingChange,
  settings: Settings,
  { menu, hours }: { menu: MenuSettings | null; hours: HoursStore },
): Undo | null {
  if (['hours', 'holiday', 'service-levels'].includes(change.subject)) return undoOfPolicy(change, hours);
  if (change.subject === 'dish') return undoOfDish(change, menu);
  if (change.subject === 'category') return undoOfCategory(change, menu);
  // Its secret and its log belong to one address: it is set again on its own page.
  if (change.subject === 'webhook' || change.subject === 'retention') return null;
  // A revoked key stays revoked, and a secret is shown once.
  if (change.subject === 'api-key') return null;
  const fields = fieldsBefore(change);
  const params = { id: change.subjectId };
  if (change.subject === 'service') {
    const now = settings.services.find(({ id }) => id === change.subjectId);
    if (!now || !isCurrent(change, now)) return null;
    const body = { ...changeOf(now), ...fields } as ServiceChange;
    return (store) => store.change('PUT /api/staff/settings/services/{id}', { params, body });
  }
  if (change.subject === 'place') {
    const now = settings.places.find(({ id }) => id === change.subjectId);
    if (!now || !isCurrent(change, now)) return null;
    const { id: _, ...rest } = now;
    const body = { ...rest, ...fields } as PlaceChange;
    return (store) => store.change('PUT /api/staff/settings/places/{id}', { params, body });
  }
  if (change.subject === 'department') {
    const now = settings.departments.find(({ id }) => id === change.subjectId);
    if (!now || !isCurrent(change, now)) return null;
    const body = { name: now.name, version: now.version, ...fields } as DepartmentChange;
    return (store) => store.change('PUT /api/staff/settings/departments/{id}', { params, body });
  }
  const { name, phone, languages, version } = settings.property;
  if (!isCurrent(change, settings.property)) return null;
  const body = { name, phone, languages, version, ...fields } as PropertyChange;
  return (store) => store.change('PUT /api/staff/settings/property', { body });
}
