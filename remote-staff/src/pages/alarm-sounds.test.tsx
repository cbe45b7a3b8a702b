import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { AudioContextDouble } from '../features/alarm/sound/audio-context-double.ts';
import { openAlarmPage, rita, smoke } from './open-alarm-page.tsx';

/** Longer than the pause between two tones. */
const SOME_TONES_MS = 5_000;

/** The page opens one, at the first alarm. */
const context = new AudioContextDouble();
const { AudioContext: real } = globalThis;
beforeAll(() => {
  globalThis.AudioContext = function open() {
    return context;
  } as unknown as typeof AudioContext;
});
afterAll(() => {
  globalThis.AudioContext = real;
});
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Tones within the next seconds. */
async function tones(): Promise<number> {
  const before = context.tones;
  await act(() => jest.advanceTimersByTimeAsync(SOME_TONES_MS));
  return context.tones - before;
}

test('an unacknowledged alarm sounds until a colleague has it, and a new one sounds again', async () => {
  const { becomes } = openAlarmPage([]);
  expect(await tones()).toBe(0);
  becomes(smoke());
  expect(await tones()).toBeGreaterThan(0);
  becomes(smoke({ takenBy: rita, takenAt: new Date().toISOString() }));
  expect(await tones()).toBe(0);
  becomes(smoke({ messageId: 'another' }));
  expect(await tones()).toBeGreaterThan(0);
});

test('an alarm that was silenced on this device makes no sound until it is switched on again', async () => {
  openAlarmPage([smoke()]);
  expect(await tones()).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Silence on this device: Room 304' }));
  expect(await tones()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Sound on this device: Room 304' }));
  expect(await tones()).toBeGreaterThan(0);
});
