import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RequestState } from '../api/requests/request.ts';
import { GUEST_CANCELLABLE, isOpen, PAUSED_STATES } from './request-states.ts';
import { type Mover, mayTransition } from './transitions.ts';

const state = fc.constantFrom(...RequestState.options);
const movers = ['guest', 'staff', 'manager', 'clock'] as const satisfies readonly Mover[];
const mover = fc.constantFrom(...movers);

describe('The request’s state machine', () => {
  test('the usual path goes from new to closed', () => {
    const line = ['new', 'acknowledged', 'in_progress', 'done', 'closed'] as const;
    for (const [index, to] of line.slice(1).entries())
      expect(mayTransition(line[index] ?? 'new', to, 'staff')).toBe(true);
  });

  test('staff take what they have done back to where it was', () => {
    for (const before of ['acknowledged', 'in_progress'] as const)
      expect(mayTransition('done', before, 'staff')).toBe(true);
  });

  test('closed and cancelled requests stay so, for managers and the clock too', () => {
    fc.assert(
      fc.property(
        state,
        mover,
        (to, who) => !mayTransition('closed', to, who) && !mayTransition('cancelled', to, who),
      ),
    );
  });

  test('nothing becomes new again, and nothing moves to its own state', () => {
    fc.assert(
      fc.property(
        state,
        mover,
        (from, who) => !mayTransition(from, 'new', who) && !mayTransition(from, from, who),
      ),
    );
  });

  test('staff may not skip the work; managers may', () => {
    expect(mayTransition('new', 'done', 'staff')).toBe(false);
    expect(mayTransition('new', 'done', 'manager')).toBe(true);
  });

  test('managers may do whatever staff may', () => {
    fc.assert(
      fc.property(
        state,
        state,
        (from, to) => !mayTransition(from, to, 'staff') || mayTransition(from, to, 'manager'),
      ),
    );
  });

  test('a guest cancels exactly where the card offers it, reopens only what is done, and never finishes work', () => {
    for (const from of RequestState.options) {
      expect(mayTransition(from, 'cancelled', 'guest')).toBe(GUEST_CANCELLABLE.includes(from));
      for (const to of ['done', 'closed', 'in_progress', 'on_hold', 'declined'] as const)
        expect(mayTransition(from, to, 'guest')).toBe(false);
      if (!isOpen(from)) expect(mayTransition(from, 'acknowledged', 'guest')).toBe(from === 'done');
    }
  });

  test('the clock never begins, finishes or cancels anything', () => {
    fc.assert(
      fc.property(state, (from) =>
        (['in_progress', 'done', 'cancelled', 'on_hold', 'waiting_guest'] as const).every(
          (to) => !mayTransition(from, to, 'clock'),
        ),
      ),
    );
  });

  test('every open state has a path to an end without the guest', () => {
    for (const from of RequestState.options.filter(isOpen)) {
      const ends = RequestState.options.filter((to) => !isOpen(to) && mayTransition(from, to, 'staff'));
      expect([from, ends.length]).not.toEqual([from, 0]);
    }
  });

  test('in every history of moves, a finished request reopens only out of done or by a manager out of declined', () => {
    const history = fc.array(fc.tuple(state, mover), { maxLength: 40 });
    fc.assert(
      fc.property(history, (moves) => {
        let at: RequestState = 'new';
        for (const [to, who] of moves) {
          if (!mayTransition(at, to, who)) continue;
          if (!isOpen(at) && isOpen(to))
            expect(at === 'done' || (at === 'declined' && who === 'manager')).toBe(true);
          // A person, the guest or the clock ends a pause, which leads back to work.
          if (PAUSED_STATES.includes(at) && who === 'clock')
            expect(['acknowledged', 'needs_approval']).toContain(to);
          at = to;
        }
      }),
    );
  });
});
