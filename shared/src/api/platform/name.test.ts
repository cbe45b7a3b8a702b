import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { operations } from '../operations.ts';
import { NewProperty } from '../public/sign-up.ts';
import { nameSchema } from './name.ts';

describe('A name', () => {
  const schema = nameSchema(40);

  test.each(['Hotel Aurora', 'Ana d’Orey-Sousa', 'محمد', 'می‌خواهم', 'Müller & Söhne', '👨‍👩‍👧 suite', '301'])(
    '%s is accepted',
    (name) => expect(schema.parse(` ${name} `)).toBe(name),
  );

  test.each([
    ['a line break', 'Aurora\nCall 1234'],
    ['a carriage return', 'Aurora\rCall'],
    ['a tab', 'Au\trora'],
    ['a NUL', 'Au\0rora'],
    ['an escape', 'Au\u001b[31m'],
    ['a C1 control', 'Au\u0085rora'],
    ['a line separator', 'Au\u2028rora'],
    ['a paragraph separator', 'Au\u2029rora'],
    ['a right-to-left override', 'Aurora \u202egnp.exe'],
    ['an isolate', 'Aurora \u2067x'],
    ['a left-to-right mark', 'Aurora\u200e'.concat('x')],
    ['an Arabic letter mark', 'x\u061cy'],
    ['a zero-width space', 'Au\u200brora'],
    ['a soft hyphen', 'Au\u00adrora'],
    ['a byte order mark', 'x\ufeffy'],
    ['half a surrogate pair', 'x\ud83dy'],
    ['a Korean filler', '\u3164'],
    ['an empty Braille pattern', '\u2800'],
    ['a mark on nothing', '\u0301'],
  ])('%s is refused', (_, name) => expect(schema.safeParse(name).success).toBe(false));
});

/** Whether a schema takes a text with a line break and an override in one of its fields. */
const takes = (schema: z.ZodType, field: string, value: unknown): boolean => {
  const { error } = schema.safeParse({ [field]: value });
  return !error?.issues.some(({ path }) => path[0] === field);
};

const BAD = 'one\ntwo \u202ethree';

test.each([
  ['the name of a property', NewProperty, 'name', BAD],
  ['the name of its owner', NewProperty, 'owner', { name: BAD, phone: null }],
  ['the label of a place', NewProperty, 'places', [{ label: BAD, kind: 'room' }]],
  [
    'the name of a dish',
    NewProperty,
    'menu',
    [{ category: 'Soups', name: BAD, description: '', priceCents: 1, allergens: [] }],
  ],
  [
    'the name of a part of the menu',
    NewProperty,
    'menu',
    [{ category: BAD, name: 'Soup', description: '', priceCents: 1, allergens: [] }],
  ],
  ['the name of a person', operations['POST /api/staff/registrations'].body, 'fullName', BAD],
  ['a job title', operations['POST /api/staff/registrations'].body, 'jobTitle', BAD],
  ['the name on an enquiry', operations['POST /api/leads'].body, 'name', BAD],
  ['the property on an enquiry', operations['POST /api/leads'].body, 'property', BAD],
  ['the title of a fact', operations['POST /api/staff/knowledge'].body, 'title', BAD],
  ['the name of a language model', operations['PUT /api/staff/ai/provider'].body, 'model', BAD],
])('%s refuses line breaks and characters that change text direction', (_, schema, field, value) => {
  expect(takes(schema, field, value)).toBe(false);
});
