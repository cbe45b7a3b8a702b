import fc from 'fast-check';
import { z } from 'zod';

/** The keywords of JSON schema that the contract's schemas use. */
interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

const MOST_ITEMS = 4;
const MOST_CHARS = 60;

/** Values that match a schema, refinements aside: a value may fail those and be refused. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return valuesOf(shape, shape.$defs ?? {});
}

function valuesOf(shape: Shape, defs: Record<string, Shape>): fc.Arbitrary<unknown> {
  if (shape.$ref) return valuesOf(defs[shape.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, defs)));
  switch (shape.type) {
    case 'object':
      return objectsOf(shape, defs);
    case 'array': {
      const minLength = shape.minItems ?? 0;
      return fc.array(valuesOf(shape.items ?? {}, defs), {
        minLength,
        maxLength: Math.max(minLength, Math.min(shape.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      });
    }
    case 'string':
      return stringsOf(shape);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(shape.minimum ?? -1000, Number.MIN_SAFE_INTEGER),
        max: Math.min(shape.maximum ?? 1000, Number.MAX_SAFE_INTEGER),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectsOf(shape: Shape, defs: Record<string, Shape>): fc.Arbitrary<unknown> {
  if (typeof shape.additionalProperties === 'object' && !shape.properties) {
    const names = shape.propertyNames ? stringsOf(shape.propertyNames) : fc.string();
    return fc.dictionary(names, valuesOf(shape.additionalProperties, defs), { minKeys: 1, maxKeys: 2 });
  }
  const fields = Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, of]) => [name, valuesOf(of, defs)]),
  );
  return fc.record(fields, { requiredKeys: shape.required ?? [], noNullPrototype: true });
}

function stringsOf({ format, pattern, minLength = 0, maxLength = MOST_CHARS }: Shape): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom('2026-06-01T10:00:00Z', '2030-12-31T23:59:59.999Z');
  if (format === 'date') return fc.constantFrom('2026-06-01', '2026-02-29');
  if (format === 'email') return fc.constant('guest@hotel.example');
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // Patterns with classes of Unicode letters; the contract has one, for keys of entries.
      return fc.constantFrom('breakfast.hours', 'pool', 'wifi.password');
    }
  }
  return fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, MOST_CHARS) });
}
