import type {
  Holiday,
  MenuSettings,
  SettingChange,
  SettingSubject,
  SettingsDepartment,
} from '@bellkey/shared/api';
import { rolesMessages } from '../../../../messages/compiled/roles/en.ts';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { formatPrice } from '../../../money/format-price.ts';
import type { StatedHours } from '../hours/change-policy.ts';
import { formatDay, formatHours } from '../hours/week.ts';

/** Labels of fields in the list of changes. */
const FIELD_NAMES: Readonly<Record<string, string>> = messages.fieldNames;

/** What a change's names and prices are formatted with. */
export interface ChangeContext {
  departments: readonly SettingsDepartment[];
  currency: string;
  timeZone: string;
  menu: MenuSettings | null;
}

/** Values of a policy that are not plain texts or numbers. */
const POLICY_VALUES: Readonly<Record<string, (value: unknown, context: ChangeContext) => string>> = {
  stated: (value, { departments }) => {
    const stated = value as StatedHours;
    const backup = departments.find(({ id }) => id === stated?.backup)?.name;
    return `${formatHours(stated?.hours ?? null)}${backup ? messages.helpedByBackup({ backup }) : ''}`;
  },
  holidays: (value) =>
    (value as Holiday[]).map(({ hours }) => formatDay(hours)).join('; ') || messages.usualHours,
  rules: (value) => String((value as unknown[]).length),
};

/** Names of values that are keys. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  ...messages.valueNames,
  role: { ...rolesMessages },
};

/** What was added is said with its fields: it is in no list of the settings. */
const SAID_WHOLE: readonly SettingSubject[] = ['invitation', 'erasure'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function formatValue(field: string, value: unknown, context: ChangeContext): string {
  const ofPolicy = POLICY_VALUES[field];
  if (ofPolicy) return ofPolicy(value, context);
  const { currency, menu, timeZone } = context;
  const named = typeof value === 'string' ? VALUE_NAMES[field]?.[value] : undefined;
  if (named) return named;
  if (value === null || value === undefined || value === '') return 'none';
  if (field === 'priceCents') return formatPrice(Number(value), currency);
  if (field === 'categoryId') return menu?.categories.find(({ id }) => id === value)?.name ?? 'another';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && INSTANT.test(value)) {
    return `${dayOf(value, timeZone)}, ${timeOfDay(value, timeZone)}`;
  }
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value);
}

/** A change as one sentence for managers: `name: Towels → Bath towels`. */
export function describeChange({ subject, before, after }: SettingChange, context: ChangeContext): string {
  if (before === null) {
    if (!SAID_WHOLE.includes(subject)) return messages.added;
    return Object.entries(after)
      .map(([field, value]) => `${FIELD_NAMES[field] ?? field}: ${formatValue(field, value, context)}`)
      .join('; ');
  }
  return Object.keys(after)
    .map((field) => {
      const [was, is] = [before, after].map((side) => formatValue(field, side[field], context));
      return `${FIELD_NAMES[field] ?? field}: ${was} → ${is}`;
    })
    .join('; ');
}
