import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { OperationSpec } from './access/operation-spec.ts';
import { operations } from './operations.ts';

type Typed = z.core.$ZodTypes;

/** The texts in a schema, each with its path, as `places.label`. */
function textsIn(
  schema: z.core.$ZodType,
  path: readonly string[] = [],
): Array<[path: string, schema: z.ZodType]> {
  const { def } = (schema as Typed)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, [...path, name]));
    case 'array':
      return textsIn(def.element, path);
    case 'record':
      return textsIn(def.valueType, path);
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, path);
    case 'string':
      return [[path.join('.'), schema as z.ZodType]];
    default:
      return [];
  }
}

const NAMES = /(?:name|title|label)$/i;
/** All of its texts are of one line: names, streets, numbers, and the drawing of a signature. */
const REGISTRATION = 'POST /api/guest/registration';

const names = Object.entries(operations).flatMap(([key, spec]: [string, OperationSpec]) =>
  textsIn(spec.body ?? z.object({}))
    .filter(([path]) => NAMES.test(path) || key === REGISTRATION)
    .map(([path, schema]): [string, string, z.ZodType] => [path, key, schema]),
);

test.each(names)('%s in %s is one line without invisible characters', (_path, _key, schema) => {
  for (const text of ['Ana\nMaria', 'Ana\u2028Maria', '\u202eAna', 'An\u0000a', 'A\u200bna'])
    expect([text, schema.safeParse(text).success]).toEqual([text, false]);
});

test('names are found in every operation that takes one', () => {
  expect(names.length).toBeGreaterThan(20);
});
