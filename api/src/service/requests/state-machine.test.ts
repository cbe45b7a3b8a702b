import { RequestState } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayTransition } from './state-machine.ts';

const state = fc.constantFrom(...RequestState.options);

describe('The request’s state machine', () => {
  test('the usual line goes from new to closed', () => {
    const line = ['new', 'acknowledged', 'in_progress', 'done', 'closed'] as const;
    for (const [index, to] of line.slice(1).entries())
      expect(mayTransition(line[index] ?? 'new', to, false)).toBe(true);
  });

  test('what is closed or cancelled stays so, for managers too', () => {
    fc.assert(
      fc.property(
        state,
        fc.boolean(),
        (to, freely) => !mayTransition('closed', to, freely) && !mayTransition('cancelled', to, freely),
      ),
    );
  });

  test('nothing becomes new again, and nothing moves to where it is', () => {
    fc.assert(
      fc.property(
        state,
        fc.boolean(),
        (from, freely) => !mayTransition(from, 'new', freely) && !mayTransition(from, from, freely),
      ),
    );
  });

  test('staff may not skip the work; managers may', () => {
    expect(mayTransition('new', 'done', false)).toBe(false);
    expect(mayTransition('new', 'done', true)).toBe(true);
  });
});
