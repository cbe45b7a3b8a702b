import { describe, expect, test } from '@jest/globals';
import {
  type Application,
  bareCode,
  emptyApplication,
  isDirty,
  isWholeCode,
  validateApplication,
} from './application.ts';

const policy = {
  minimumLength: 6,
  maximumLength: null,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
  allowedNonAlphanumeric: '',
};
const good: Application = {
  fullName: 'Rita Costa',
  email: 'rita@aurora.example',
  joinCode: '0kx2-a1b9',
  departments: ['housekeeping'],
  jobTitle: '',
  languages: [],
  password: 'sesame',
};

describe('problems of an application', () => {
  test('a good one has none; job title and languages are optional', () => {
    expect(validateApplication(good, { policy })).toEqual({});
  });

  test.each<[string, Partial<Application>, keyof Application]>([
    ['a short join code', { joinCode: '0kx2' }, 'joinCode'],
    ['no department', { departments: [] }, 'departments'],
    ['a blank name', { fullName: '   ' }, 'fullName'],
    ['a very long name', { fullName: 'x'.repeat(121) }, 'fullName'],
    ['a very long job title', { jobTitle: 'x'.repeat(81) }, 'jobTitle'],
    ['an e-mail without a host', { email: 'rita@' }, 'email'],
    ['an e-mail with a space', { email: 'rita costa@aurora.example' }, 'email'],
    ['no password', { password: '' }, 'password'],
    ['a password below the policy', { password: 'sesam' }, 'password'],
  ])('%s is reported at its field only', (_, change, field) => {
    expect(Object.keys(validateApplication({ ...good, ...change }, { policy }))).toEqual([field]);
  });

  test('while the property is unknown, departments are not required yet', () => {
    expect(Object.keys(validateApplication(emptyApplication, { policy }))).toEqual([
      'joinCode',
      'fullName',
      'email',
      'password',
    ]);
  });

  test('a policy that could not be loaded leaves the check to the server', () => {
    expect(validateApplication({ ...good, password: 'x' }, { policy: null })).toEqual({});
  });

  test('a signed-in person is not asked for e-mail and password', () => {
    expect(validateApplication({ ...good, email: '', password: '' }, null)).toEqual({});
  });
});

test('a code is the same however it is typed', () => {
  expect(bareCode(' 0kx2-a1b9 ')).toBe('0KX2A1B9');
  expect([isWholeCode('0kx2-a1b9'), isWholeCode('0kx2-a1b')]).toEqual([true, false]);
});

test('a form with any content counts as unsaved', () => {
  expect(isDirty(emptyApplication)).toBe(false);
  expect(isDirty({ ...emptyApplication, languages: ['pt'] })).toBe(true);
});
