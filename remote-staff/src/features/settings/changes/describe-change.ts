import type { SettingChange } from '@bellkey/shared/api';

/** What a field is called in the list of changes. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'name',
  name: 'name',
  label: 'name',
  departmentKey: 'department',
  level: 'how soon',
  starter: 'how a guest asks',
  maxQuantity: 'most at once',
  words: 'other words',
  description: 'description',
  featured: 'on the first screen',
  active: 'in use',
  kind: 'kind',
  floor: 'floor',
  phone: 'telephone',
  languages: 'languages',
};

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A change as one sentence for managers: `name: Towels → Bath towels`. */
export function describeChange({ before, after }: SettingChange): string {
  if (before === null) return 'Added';
  return Object.keys(after)
    .map(
      (field) =>
        `${FIELD_NAMES[field] ?? field}: ${valueInWords(before[field])} → ${valueInWords(after[field])}`,
    )
    .join('; ');
}
