import { expect, test } from '@jest/globals';
import { requestFixture } from '../../../test-support/request-fixture.ts';
import { promiseOf } from './request-progress.ts';

const at = (time: string) => Date.parse(`2026-03-15T${time}Z`);

test('the line is filled as far as the promised time has come', () => {
  const line = promiseOf(requestFixture(), at('09:10:00'), 'Europe/Lisbon');
  expect(line).toMatchObject({ progress: 0.5, tone: 'on-time', description: '09:00 asked, by 09:20' });
});

test('past the promise it is full and late', () => {
  expect(promiseOf(requestFixture(), at('09:30:00'), 'Europe/Lisbon')).toMatchObject({
    progress: 1,
    tone: 'late',
  });
});

test('a finished request shows when it was accepted and done', () => {
  const done = requestFixture({
    state: 'done',
    acknowledgedAt: '2026-03-15T09:02:00.000Z',
    doneAt: '2026-03-15T09:12:00.000Z',
  });
  expect(promiseOf(done, at('09:30:00'), 'Europe/Lisbon')).toMatchObject({
    progress: 1,
    tone: 'on-time',
    description: '09:00 asked, 09:02 accepted, 09:12 done',
  });
});

test('without a promise there is no line', () => {
  expect(promiseOf(requestFixture({ promisedAt: null }), at('09:10:00'), 'Europe/Lisbon')).toBeNull();
});
