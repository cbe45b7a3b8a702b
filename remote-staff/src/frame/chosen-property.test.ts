import { beforeEach, expect, test } from '@jest/globals';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { chosenMembership, rememberProperty } from './chosen-property.ts';

const aurora = membershipFixture();
const other = membershipFixture({
  id: 'm2',
  property: { ...aurora.property, id: 'other', slug: 'other', name: 'Other' },
});

beforeEach(() => localStorage.clear());

test('the property used last opens again, per person', () => {
  rememberProperty(localStorage, 'u1', 'other');
  expect(chosenMembership(localStorage, 'u1', [aurora, other], null)).toBe(other);
  expect(chosenMembership(localStorage, 'u2', [aurora, other], null)).toBe(aurora);
});

test('a property that someone no longer belongs to is dropped', () => {
  rememberProperty(localStorage, 'u1', 'gone');
  expect(chosenMembership(localStorage, 'u1', [aurora, other], null)).toBe(aurora);
});

test('a property’s own address opens that property, until another is chosen there', () => {
  expect(chosenMembership(localStorage, 'u1', [aurora, other], other.property.slug)).toBe(other);
  rememberProperty(localStorage, 'u1', aurora.property.id);
  expect(chosenMembership(localStorage, 'u1', [aurora, other], other.property.slug)).toBe(aurora);
});
