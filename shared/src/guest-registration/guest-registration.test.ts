import { expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  FIELD_KEYS,
  FIELD_SET_KEYS,
  FIELD_STEPS,
  fieldSetOf,
  fieldSets,
  formatCountry,
  isCountry,
  listCountries,
  type RegistrationDetails,
  registrationFields,
  validateRegistration,
} from './index.ts';

const TODAY = '2026-11-24';
const Key = z.enum(FIELD_KEYS);
const FieldSetFile = z.strictObject({
  country: z.string().length(2).nullable(),
  required: z.array(Key).min(1),
  optional: z.array(Key),
  companions: z.array(Key).min(1),
  signature: z.boolean(),
  source: z.string().min(10),
  comparedOn: z.iso.date().nullable(),
});

const details = (change: Partial<RegistrationDetails> = {}): RegistrationDetails => ({
  fieldSet: 'standard',
  values: {
    givenNames: 'Ana María',
    familyNames: 'Sousa',
    birthDate: '1990-02-28',
    nationality: 'PRT',
    documentType: 'passport',
    documentNumber: 'P1234567',
    street: 'Rua da Aurora 1',
    city: 'Lisboa',
    country: 'PRT',
    arrivalDate: '2026-12-01',
    departureDate: '2026-12-03',
  },
  companions: [],
  signature: { kind: 'typed', name: 'Ana Sousa' },
  accurate: true,
  marketing: false,
  ...change,
});
const withValues = (values: RegistrationDetails['values']) =>
  validateRegistration(details({ values: { ...details().values, ...values } }), TODAY);

test('the file has every set and field that the types name, and no field twice in a set', () => {
  expect(Object.keys(fieldSets)).toEqual([...FIELD_SET_KEYS]);
  for (const set of Object.values(fieldSets)) {
    expect(FieldSetFile.parse(set)).toEqual(set);
    const asked = [...set.required, ...set.optional];
    expect(new Set(asked).size).toBe(asked.length);
  }
  expect(registrationFields.map(({ key }) => key)).toEqual([...FIELD_KEYS]);
  for (const { step } of registrationFields) expect(FIELD_STEPS).toContain(step);
});

test('a property has the set of its country, or the standard one', () => {
  expect([fieldSetOf('PT'), fieldSetOf('ZA'), fieldSetOf('SE'), fieldSetOf(null)]).toEqual([
    'pt',
    'za',
    'standard',
    'standard',
  ]);
});

test('countries have names in the reader’s language, and an unknown code is shown as it is', () => {
  expect(formatCountry('DEU', 'pt')).toBe('Alemanha');
  expect(formatCountry('XXX', 'en')).toBe('XXX');
  expect([isCountry('PRT'), isCountry('constructor'), isCountry('PT')]).toEqual([true, false, false]);
  const names = listCountries('en').map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  // A known region has a name; an unknown one would show as its code.
  expect(names.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([]);
});

test('a complete registration has no problems', () => {
  expect(validateRegistration(details(), TODAY)).toEqual({});
});

test('missing required fields are reported, blank ones included', () => {
  expect(withValues({ city: ' ', street: '' })).toEqual({ city: 'missing', street: 'missing' });
  expect(validateRegistration(details({ accurate: false, signature: null }), TODAY)).toEqual({
    accurate: 'missing',
    signature: 'missing',
  });
  expect(validateRegistration(details({ signature: { kind: 'drawn', path: 'M1 1' } }), TODAY)).toEqual({
    signature: 'missing',
  });
  expect(validateRegistration(details({ fieldSet: 'pt', signature: null }), TODAY)).toEqual({
    birthPlace: 'missing',
    documentCountry: 'missing',
  });
});

test.each([
  [{ givenNames: 'A' }, { givenNames: 'name' }],
  [{ familyNames: 'R2D2' }, { familyNames: 'name' }],
  [{ birthDate: '2026-11-25' }, { birthDate: 'birthDate' }],
  [{ birthDate: '1890-01-01' }, { birthDate: 'birthDate' }],
  [{ birthDate: '1990-02-30' }, { birthDate: 'date' }],
  [{ nationality: 'PT' }, { nationality: 'choice' }],
  [{ documentNumber: '!!' }, { documentNumber: 'document' }],
  [{ phone: '912 345 678' }, { phone: 'phone' }],
  [{ phone: '+351 912 345 678' }, {}],
  [{ email: 'ana@aurora' }, { email: 'email' }],
  [{ arrivalTime: '25:00' }, { arrivalTime: 'time' }],
  [{ departureDate: '2026-12-01' }, { departureDate: 'order' }],
  [{ documentExpiry: '2026-12-02' }, { documentExpiry: 'expired' }],
  [{ documentExpiry: '2026-12-03' }, {}],
  [{ profession: 'Diver' }, { profession: 'unasked' }],
])('%j gives %j', (values, problems) => {
  expect(withValues(values)).toEqual(problems);
});

test('each person who comes along is asked for all of the set’s fields', () => {
  const companions = [
    { givenNames: 'Rui', familyNames: 'Sousa', birthDate: '2030-01-01', nationality: 'PRT' },
  ];
  expect(validateRegistration(details({ companions: [...companions, {}] }), TODAY)).toEqual({
    'companions.0.birthDate': 'birthDate',
    'companions.1.givenNames': 'missing',
    'companions.1.familyNames': 'missing',
    'companions.1.birthDate': 'missing',
    'companions.1.nationality': 'missing',
  });
});
