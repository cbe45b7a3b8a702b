import { expect, test } from '@jest/globals';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { membershipStatusOf } from './membership-status.ts';

const approved = membershipFixture();
const pending = membershipFixture({ id: 'm2', state: 'pending' });
const suspended = membershipFixture({ id: 'm3', state: 'suspended' });
const rejected = membershipFixture({ id: 'm4', state: 'rejected' });

test.each([
  ['approved', [rejected, pending, approved]],
  ['pending', [rejected, pending, suspended]],
  ['suspended', [rejected, suspended]],
  ['rejected', [rejected]],
])('the best membership decides: %s', (kind, memberships) => {
  expect(membershipStatusOf(memberships)).toMatchObject({ kind, memberships: [{ state: kind }] });
});

test('a person without a membership reads so', () => {
  expect(membershipStatusOf([])).toEqual({ kind: 'none' });
});
