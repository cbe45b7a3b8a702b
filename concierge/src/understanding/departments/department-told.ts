import { z } from 'zod';
import several from '../../../data/several/departments.json' with { type: 'json' };
import type { OfferedService } from '../../contract/contract.ts';
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { told, departments: KINDS } = loadData(
  'departments',
  z.strictObject({
    /** How guests say who is to know something; `name` is the department: `let name know`. */
    told: Patterns,
    /** What guests call a department by what it does, and the keys that properties give it, the commonest first. */
    departments: z.record(z.string(), z.strictObject({ keys: Patterns, words: Patterns })),
  }),
  { several },
).several;

type Department = OfferedService['department'];

/** The kind that has what no other department of the property does. */
const FALLBACK = 'frontDesk';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const addressed = (names: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}])(?:${told.map((pattern) => pattern.replaceAll('name', `(?:${names.join('|')})`)).join('|')})(?![\\p{L}])`,
    'u',
  );

const BY_WORK = Object.entries(KINDS).map(([kind, { words }]) => ({ kind, pattern: addressed(words) }));
const WORDS = new Map(
  Object.entries(KINDS).map(([kind, { words }]) => [
    kind,
    new RegExp(`^(?:${words.join('|')})(?![\\p{L}])`, 'u'),
  ]),
);

/** The departments of a property, each once. */
function departmentsOf(services: readonly OfferedService[]): Department[] {
  const byKey = new Map(services.map(({ department }) => [department.key, department]));
  return [...byKey.values()];
}

/** The department of a property that does a kind of work: by its key, else by its name; null where it has none. */
function doing(kind: string, departments: readonly Department[]): Department | null {
  const keys = KINDS[kind]?.keys ?? [];
  const keyed = keys.flatMap((key) => departments.find((department) => department.key === key) ?? []);
  return keyed[0] ?? departments.find(({ name }) => WORDS.get(kind)?.test(normalise(name))) ?? null;
}

/** Properties' own names for their departments, as patterns by the names. */
const remembered = new Map<string, RegExp>();
const MOST_REMEMBERED = 500;

function namedPattern({ name }: Department): RegExp {
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const made = addressed([escaped(normalise(name))]);
  remembered.set(name, made);
  return made;
}

/**
 * The department that a line wants to be told something: by the property's own name for it, or by what it does (`let the
 * kitchen know`). The front desk where the property has none for that work; null where the line names no one.
 */
export function departmentTold(text: string, services: readonly OfferedService[]): Department | null {
  const line = normalise(text);
  const departments = departmentsOf(services);
  const own = departments.find(
    (department) => department.name.trim() !== '' && namedPattern(department).test(line),
  );
  if (own) return own;
  const found = BY_WORK.flatMap(({ kind, pattern }) => {
    const match = pattern.exec(line);
    return match ? [{ kind, at: match.index }] : [];
  }).sort((one, other) => one.at - other.at);
  const [first] = found;
  return first ? (doing(first.kind, departments) ?? doing(FALLBACK, departments)) : null;
}
