import { RequestState } from '@bellkey/shared/api';
import { isOpen, type Mover, mayTransition } from '@bellkey/shared/request-clock';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ClockScene, clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const RUNS = 8;
const MOVERS: Readonly<Record<string, Mover>> = { staff: 'manager', guest: 'guest', system: 'clock' };

type Action = (scene: ClockScene, id: string) => Promise<unknown>;

const manager =
  (to: string): Action =>
  (scene, id) =>
    scene.move('manager', id, to, { reason: 'As agreed.' });
const guest =
  (operation: string, body: unknown): Action =>
  (scene, id) =>
    scene.guest.call(`POST /api/guest/requests/${id}/${operation}`, { body });

/** Possible and impossible moves of people. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...RequestState.options).map(manager),
  fc.constantFrom(
    guest('cancel', undefined),
    guest('reopen', {}),
    guest('offer', { accept: true }),
    guest('offer', { accept: false }),
    (scene: ClockScene, id: string) =>
      scene.staff('manager').call(`POST /api/staff/requests/${id}/offer`, { body: { text: 'Tomorrow' } }),
    (scene: ClockScene, id: string) =>
      scene.move('manager', id, 'acknowledged', { promiseMinutes: 45, reason: 'It takes longer.' }),
  ),
);
const history = fc.array(fc.tuple(fc.constantFrom(1, 4, 9, 16, 31, 200), action), {
  minLength: 4,
  maxLength: 12,
});

describe.each(testDatabases)('Every history of a request on %s', (_, create) => {
  const stage = useTestApi(create);

  test('follows the state machine, only appends lines, and changes a promise only with one', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom('towels', 'lateCheckout', 'tv'), async (moves, service) => {
        const scene = await clockScene(stage);
        let seen = await scene.ask(service);
        const { id } = seen;
        let minute = 0;
        for (const [pause, act] of moves) {
          minute += pause;
          const until = minute;
          for (const step of [() => act(scene, id), () => scene.at(until)]) {
            await step();
            const now = await scene.request(id);
            // Nothing written disappears or changes.
            expect(now.steps.slice(0, seen.steps.length)).toEqual(seen.steps);
            expect([now.place, now.createdAt, now.no]).toEqual([seen.place, seen.createdAt, seen.no]);
            if (now.promisedAt !== seen.promisedAt)
              expect(now.steps.length).toBeGreaterThan(seen.steps.length);
            for (const [index, line] of now.steps.entries()) {
              const before = now.steps[index - 1];
              if (!before) continue;
              const mover = MOVERS[line.by.kind] ?? 'staff';
              if (line.state === before.state) expect(line.event).toBeTruthy();
              else
                expect([before.state, line.state, mayTransition(before.state, line.state, mover)]).toEqual([
                  before.state,
                  line.state,
                  true,
                ]);
            }
            seen = now;
          }
        }
        // Left alone, it escalates to everyone, lapses, is closed, or waits on hold for the person who gave a
        // reason.
        for (let day = 1; day <= 3; day += 1) await scene.at(minute + day * 24 * 60);
        const { state, escalation, promisedAt } = await scene.request(id);
        expect(await scene.look()).toBe(0);
        const watched = !isOpen(state)
          ? state !== 'done'
          : state === 'on_hold' || escalation === 4 || promisedAt === null;
        expect([state, watched]).toEqual([state, true]);
      }),
      { numRuns: RUNS },
    );
  }, 180_000);
});
