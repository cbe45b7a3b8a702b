import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { ApiDouble } from '../test-support/api-double.ts';
import { sampleSession } from '../test-support/sample-conversation.ts';
import { type Information, loadInformation, saveInformation } from './kept-information.ts';
import { useKeptInformation } from './use-kept-information.ts';

const READ = 'GET /api/guest/information';
const information: Information = { session: sampleSession, departments: [], entries: [], more: false };
const HOUR_MS = 3_600_000;

function Chat({ session }: { session: typeof sampleSession | null }) {
  const [storage] = useState(localDurableStorage);
  useKeptInformation(storage, session);
  return null;
}

async function open(session: typeof sampleSession | null = sampleSession) {
  const api = new ApiDouble().answer(READ, information);
  render(
    <TestShell at="/chat" services={shellServices({ api: api.client })}>
      <Chat session={session} />
    </TestShell>,
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  return api;
}

const kept = () => loadInformation(localDurableStorage(), Date.now());

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('an open chat saves the information, so that it can be read without a connection', async () => {
  await open();
  expect(kept()?.information).toEqual(information);
});

test('a copy of this visit is loaded again once it is old', async () => {
  saveInformation(localDurableStorage(), { information, at: Date.now() - HOUR_MS });
  expect((await open()).of(READ)).toHaveLength(0);
  saveInformation(localDurableStorage(), { information, at: Date.now() - 7 * HOUR_MS });
  expect((await open()).of(READ)).toHaveLength(1);
});

test('the copy of another visit is deleted, and replaced', async () => {
  const other = { ...information, session: { ...sampleSession, conversationId: 'conversation-9' } };
  saveInformation(localDurableStorage(), { information: other, at: Date.now() });
  const api = new ApiDouble();
  render(
    <TestShell at="/chat" services={shellServices({ api: api.client })}>
      <Chat session={sampleSession} />
    </TestShell>,
  );
  expect(kept()).toBeNull();
  await open();
  expect(kept()?.information.session.conversationId).toBe('conversation-1');
});

test('nothing is loaded without a session', async () => {
  expect((await open(null)).of(READ)).toHaveLength(0);
});
