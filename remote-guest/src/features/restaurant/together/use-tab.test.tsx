import type { LiveEvent } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiDouble } from '../../../test-support/api-double.ts';
import { sampleTab } from '../../../test-support/sample-tab.ts';
import type { KitchenOfPage } from '../kitchen/kitchen.ts';
import { useTab } from './use-tab.ts';

const READ = 'GET /api/guest/tab';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The hook, over an API and a stream that the test controls. */
async function openTab(api: ApiDouble, first: { online: boolean; over?: boolean }) {
  const others = new Set<(event: LiveEvent) => void>();
  // Of the kitchen it needs no more.
  const guest = { conversation: { others } };
  const services = shellServices({ api: api.client });
  const hook = renderHook(
    ({ online, over = false }: { online: boolean; over?: boolean }) =>
      useTab({ guest, online, over } as unknown as KitchenOfPage),
    {
      initialProps: first,
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestShell services={services}>{children}</TestShell>
      ),
    },
  );
  await act(() => jest.advanceTimersByTimeAsync(1));
  const emit = () =>
    act(async () => {
      for (const listen of others) listen({ type: 'tab.updated', conversationId: 'conversation-1' });
    });
  return { ...hook, emit };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an open tab is loaded again each minute, because its end is told by no event', async () => {
  const api = new ApiDouble().answer(READ, { tab: sampleTab() });
  const { result } = await openTab(api, { online: true });
  expect(result.current.tab?.id).toBe('tab-1');
  api.answer(READ, { tab: null });
  await pass(60_000);
  expect(result.current).toMatchObject({ status: 'ready', tab: null });
  await pass(120_000);
  expect(api.of(READ)).toHaveLength(2);
});

test('without a connection nothing is loaded and what was known stays; with it, the tab is loaded again', async () => {
  const api = new ApiDouble().answer(READ, { tab: sampleTab() });
  const { result, rerender, emit } = await openTab(api, { online: true });
  rerender({ online: false });
  await emit();
  await pass(120_000);
  expect(api.of(READ)).toHaveLength(1);
  expect(result.current).toMatchObject({ status: 'ready', tab: { id: 'tab-1' } });
  api.answer(READ, { tab: null });
  rerender({ online: true });
  await pass(1);
  expect(result.current).toMatchObject({ status: 'ready', tab: null });
});

test('a page that opens without a connection, or after the visit, does not know of a tab', async () => {
  const api = new ApiDouble().answer(READ, { tab: sampleTab() });
  const offline = await openTab(api, { online: false });
  expect(offline.result.current).toMatchObject({ status: 'loading', tab: null });
  const over = await openTab(api, { online: true, over: true });
  expect(over.result.current).toMatchObject({ status: 'loading', tab: null });
  expect(api.of(READ)).toHaveLength(0);
});

test('it is known that loading failed, but not once a tab has been loaded', async () => {
  const api = new ApiDouble().refuse(READ, 'unreachable', 0);
  const { result, emit } = await openTab(api, { online: true });
  expect(result.current).toMatchObject({ status: 'failed', tab: null });
  api.answer(READ, { tab: sampleTab() });
  await emit();
  expect(result.current).toMatchObject({ status: 'ready', tab: { id: 'tab-1' } });
  api.refuse(READ, 'unreachable', 0);
  await emit();
  expect(result.current).toMatchObject({ status: 'ready', tab: { id: 'tab-1' } });
});
