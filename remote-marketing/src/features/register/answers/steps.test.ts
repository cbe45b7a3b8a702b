import { sessionUser } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { emptyDraft, loadDraft, type SignUpDraft, saveDraft } from './draft.ts';
import { placesOf } from './places.ts';
import { addressFrom, firstOpenStep, validateAccount, validateStep } from './steps.ts';

const whole: SignUpDraft = {
  ...emptyDraft,
  kind: 'hotel',
  name: 'Hotel Prata',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  count: '24',
  ownerName: 'Inês Prata',
  phone: '+351 210 000 000',
  subdomain: 'prata',
};
const user = (emailVerified: boolean) =>
  sessionUser({ uid: 'u', email: 'i@prata.example', emailVerified, displayName: null });

describe('signing up', () => {
  test.each([
    [emptyDraft, null, 'business'],
    [{ ...whole, country: '' }, user(true), 'property'],
    [whole, null, 'owner'],
    [whole, user(false), 'verify'],
    [{ ...whole, subdomain: '' }, user(true), 'address'],
    [whole, user(true), 'start'],
  ] as const)('no one skips an incomplete step', (draft, who, step) => {
    expect(firstOpenStep(draft, who)).toBe(step);
  });

  test.each([
    ['0', 'Type how many rooms there are, as a whole number.'],
    ['2.5', 'Type how many rooms there are, as a whole number.'],
    ['many', 'Type how many rooms there are, as a whole number.'],
    ['401', 'Up to 400 rooms here. For more, write to us.'],
  ])('"%s" rooms are refused with a reason', (count, reason) => {
    expect(validateStep('property', { ...whole, count })).toEqual({ count: reason });
  });

  test('a telephone number may be missing or written with spaces, and needs its country', () => {
    const of = (phone: string) => validateStep('owner', { ...whole, phone }).phone;
    expect([of(''), of('+351 (210) 000-000'), of('210000000')]).toEqual([
      undefined,
      undefined,
      expect.any(String),
    ]);
  });

  test('a password is checked by the server’s policy, once it is known', () => {
    const policy = {
      minimumLength: 8,
      maximumLength: null,
      lowercase: false,
      uppercase: false,
      numeric: true,
      nonAlphanumeric: false,
      allowedNonAlphanumeric: '',
    };
    expect(validateAccount('i@prata.example', 'short', null)).toEqual({});
    expect(validateAccount('i@prata.example', 'long enough', policy)).toHaveProperty('password');
    expect(validateAccount('i@prata.example', 'long enough 1', policy)).toEqual({});
    expect(Object.keys(validateAccount('nobody', '', policy))).toEqual(['email', 'password']);
  });

  test.each([
    ['Hôtel du Lac', 'hotel-du-lac'],
    ['  The “Prata” & Co. ', 'the-prata-co'],
    ['旅館', ''],
    ['A very long name of a hotel by the sea', 'a-very-long-name-of-a-hotel-by'],
  ])('%s could have the address %s', (name, address) => {
    expect(addressFrom(name)).toBe(address);
  });

  test('places are counted where no file says them, and a hotel has a lobby', () => {
    expect(placesOf({ ...whole, count: '2' }).map(({ label }) => label)).toEqual([
      'Room 1',
      'Room 2',
      'Lobby',
    ]);
    expect(placesOf({ ...whole, kind: 'restaurant', count: '1' })).toEqual([
      { label: 'Table 1', kind: 'table' },
    ]);
    const places = [{ label: 'Suite', kind: 'room' as const }];
    expect(placesOf({ ...whole, places })).toBe(places);
  });

  test('a draft survives a reload, and contains no password', () => {
    saveDraft(whole, () => sessionStorage);
    expect(loadDraft(() => sessionStorage)).toEqual(whole);
    expect(Object.keys(whole)).not.toContain('password');
    saveDraft(null, () => sessionStorage);
    expect(loadDraft(() => sessionStorage)).toEqual(emptyDraft);
  });
});
