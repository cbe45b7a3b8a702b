import { beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { giveEntryKey } from './entry-key.ts';

beforeEach(() => history.replaceState(null, ''));

test('an entry without a key gets one, and keeps what else is in its state', () => {
  history.replaceState({ usr: { from: '/chat' } }, '');
  giveEntryKey(history, () => 0.5);
  expect(history.state).toEqual({ idx: 0, usr: { from: '/chat' }, key: 'i' });
});

test('an entry that was reloaded or come back to keeps its key', () => {
  giveEntryKey(history, () => 0.5);
  giveEntryKey(history, () => 0.25);
  expect(history.state.key).toBe('i');
});

test('the router has nothing to write to an entry that got a key', () => {
  giveEntryKey(history, () => 0.5);
  const replaceState = jest.spyOn(history, 'replaceState');
  createBrowserRouter([{ path: '*' }]).dispose();
  expect(replaceState).not.toHaveBeenCalled();
  replaceState.mockRestore();
});
