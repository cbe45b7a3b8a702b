import { beforeEach, expect, test } from '@jest/globals';
import { giveEntryKey } from './entry-key.ts';

beforeEach(() => history.replaceState(null, ''));

test('an entry without a key gets one, and keeps what else is in its state', () => {
  history.replaceState({ usr: { from: '/chat' } }, '');
  giveEntryKey(history, () => 0.5);
  expect(history.state).toEqual({ usr: { from: '/chat' }, key: 'i' });
});

test('an entry that was reloaded or come back to keeps its key', () => {
  giveEntryKey(history, () => 0.5);
  giveEntryKey(history, () => 0.25);
  expect(history.state.key).toBe('i');
});
