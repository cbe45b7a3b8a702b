import { describe, expect, test } from '@jest/globals';
import { SHARED_LANGUAGES } from '../language/text/answer-language.ts';
import { type EndState, judge, type Task } from './measure-tasks.ts';
import tasks from './sets/tasks.json' with { type: 'json' };

const task: Task = {
  language: 'en',
  policy: 'towels are brought once',
  lines: [],
  requests: [{ service: 'towels', quantity: 2 }],
  cancelled: ['pillows'],
  handoff: null,
  said: ['14:20'],
  unsaid: ['free'],
};
const right: EndState = {
  requests: [
    { service: 'towels', quantity: 2, state: 'new' },
    { service: 'pillows', quantity: 1, state: 'cancelled' },
  ],
  handoff: null,
  replies: 'By 14:20.',
};

describe('a task is judged by its final state', () => {
  test('a correct one has neither errors nor gaps', () => {
    expect(judge(task, right)).toEqual({ forbidden: [], missing: [] });
  });

  test.each<[string, Partial<EndState>]>([
    ['a second request', { requests: [...right.requests, { service: 'towels', quantity: 2, state: 'new' }] }],
    ['another quantity', { requests: [{ service: 'towels', quantity: 9, state: 'new' }] }],
    [
      'a cancellation of something else',
      { requests: [{ service: 'towels', quantity: 2, state: 'cancelled' }] },
    ],
    ['a forbidden word', { replies: 'It is free, by 14:20.' }],
  ])('%s is wrong', (_, change) => {
    expect(judge(task, { ...right, ...change }).forbidden).not.toEqual([]);
  });

  test.each<[string, Partial<EndState>]>([
    ['no request', { requests: right.requests.slice(1) }],
    ['no cancellation', { requests: right.requests.slice(0, 1) }],
    ['an unwanted person', { handoff: 'guest-asked' }],
    ['a fact not said', { replies: 'Of course.' }],
  ])('%s is a gap and not an error', (_, change) => {
    const { forbidden, missing } = judge(task, { ...right, ...change });
    expect(forbidden).toEqual([]);
    expect(missing).not.toEqual([]);
  });
});

test('there are at least 60 tasks, 20 of them in each shared language', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(60);
  for (const language of SHARED_LANGUAGES)
    expect(tasks.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(20);
});
