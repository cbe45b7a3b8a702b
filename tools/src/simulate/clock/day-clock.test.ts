import { expect, test } from '@jest/globals';
import { createAgenda } from './agenda.ts';
import { createDayClock } from './day-clock.ts';

function scene() {
  let real = 0;
  const clock = createDayClock(0, 200, () => real);
  return {
    clock,
    pass(ms: number) {
      for (const until = real + ms; real < until; ) {
        real += 50;
        clock.step();
      }
      return clock.now();
    },
  };
}

test('time runs at its speed, and in real time while something is in progress', () => {
  const { clock, pass } = scene();
  expect(pass(100)).toBe(20_000);
  const release = clock.hold();
  expect(pass(100)).toBe(20_100);
  release();
  expect(pass(50)).toBe(30_100);
  expect(clock.heldMs).toBe(100);
});

test('an endless task slows the time for three seconds at most', () => {
  const { clock, pass } = scene();
  clock.hold();
  expect(pass(3_000)).toBe(3_000);
  expect(pass(50)).toBe(13_000);
});

test('a busy machine causes no leap in time', () => {
  let real = 0;
  const clock = createDayClock(0, 200, () => real);
  real = 5_000;
  clock.step();
  expect(clock.now()).toBe(20_000);
});

test('plans run in order, including those added meanwhile', () => {
  const agenda = createAgenda();
  const done: string[] = [];
  agenda.at(30, () => done.push('last'));
  agenda.at(10, () => {
    done.push('first');
    agenda.at(20, () => done.push('added'));
  });
  agenda.at(10, () => done.push('second'));
  agenda.runDue(25);
  expect(done).toEqual(['first', 'second', 'added']);
  agenda.runDue(30);
  expect(done).toEqual(['first', 'second', 'added', 'last']);
});
