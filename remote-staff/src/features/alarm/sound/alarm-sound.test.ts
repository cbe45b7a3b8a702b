import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { createAlarmSound } from './alarm-sound.ts';
import { AudioContextDouble } from './audio-context-double.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('it sounds at once and continues until it is stopped', async () => {
  const context = new AudioContextDouble();
  const sound = createAlarmSound(() => context.asContext());
  sound.start();
  await passed(0);
  expect(sound.get()).toBe('sounding');
  expect(context.tones).toBe(2);
  await passed(4000);
  expect(context.tones).toBe(6);
  sound.stop();
  await passed(10_000);
  expect(context.tones).toBe(6);
  expect(sound.get()).toBe('off');
});

test('when the browser blocks it, it says so, and the first click anywhere unblocks it', async () => {
  const context = new AudioContextDouble(false);
  const sound = createAlarmSound(() => context.asContext());
  sound.start();
  await passed(3000);
  expect(sound.get()).toBe('blocked');
  expect(context.tones).toBe(0);
  context.allowed = true;
  fireEvent.pointerDown(document.body);
  await passed(0);
  expect(sound.get()).toBe('sounding');
  expect(context.tones).toBe(2);
  sound.stop();
});

test('it can sound again after it was stopped', async () => {
  const context = new AudioContextDouble();
  const sound = createAlarmSound(() => context.asContext());
  sound.start();
  await passed(0);
  sound.stop();
  await passed(0);
  sound.start();
  await passed(0);
  expect(context.tones).toBe(4);
  sound.stop();
});

test('a browser without Web Audio offers no sound', () => {
  const sound = createAlarmSound(() => null);
  sound.start();
  expect(sound.get()).toBe('unavailable');
});
