import type { RequestState } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { actionsFor } from './request-actions.ts';

const labels = (state: RequestState) => actionsFor({ state }, 'agent').map(({ label }) => label);

test('the usual next step comes first', () => {
  expect(labels('new')[0]).toBe('Accept');
  expect(labels('acknowledged')[0]).toBe('Start');
  expect(labels('in_progress')[0]).toBe('Done');
  expect(labels('on_hold')[0]).toBe('Resume');
});

test('every reason that the guest reads is asked for', () => {
  const everything = (['new', 'acknowledged', 'in_progress', 'on_hold', 'waiting_guest'] as const).flatMap(
    (state) => actionsFor({ state }, 'manager'),
  );
  for (const { to, needsReason } of everything) {
    expect([to, needsReason]).toEqual([to, ['declined', 'on_hold', 'cancelled'].includes(to)]);
  }
});

test('approval is offered only to those who may approve', () => {
  expect(actionsFor({ state: 'needs_approval' }, 'staff')).toEqual([]);
  expect(actionsFor({ state: 'needs_approval' }, 'manager').map(({ label }) => label)).toEqual([
    'Approve',
    'Decline',
  ]);
});

test('a finished request offers nothing', () => {
  expect((['declined', 'closed', 'cancelled'] as const).flatMap(labels)).toEqual([]);
});

test('an emergency can be neither declined nor postponed', () => {
  for (const state of ['new', 'acknowledged', 'in_progress', 'on_hold'] as const) {
    const offered = actionsFor({ state, priority: 'emergency' }, 'manager').map(({ to }) => to);
    expect(offered).not.toContain('declined');
    expect(offered).not.toContain('on_hold');
    expect(offered.length).toBeGreaterThan(0);
  }
});

test('department staff work on an emergency and are not offered its end', () => {
  const offered = (role: 'staff' | 'agent') =>
    actionsFor({ state: 'in_progress', priority: 'emergency' }, role).map(({ to }) => to);
  expect(offered('staff')).toEqual([]);
  expect(offered('agent')).toEqual(['done', 'cancelled']);
  const accepted = actionsFor({ state: 'acknowledged', priority: 'emergency' }, 'staff');
  expect(accepted.map(({ to }) => to)).toEqual(['in_progress']);
});
