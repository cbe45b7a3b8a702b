import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '../shell/api-client.ts';
import { shellServices, TestShell } from '../shell-testing/index.tsx';
import { useLoad } from './use-load.ts';

test('an operation is called once for the same input, with a signal', async () => {
  const call = jest.fn(async () => ({ ok: true as const, value: { steps: [] } }));
  const services = shellServices({
    api: { ...shellServices().api, call: call as unknown as ApiClient['call'] },
  });
  const { result, rerender } = renderHook(
    ({ property }: { property: string | null }) =>
      useLoad('GET /api/staff/settings/checklist', property === null ? null : { query: { property } }),
    {
      initialProps: { property: null as string | null },
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestShell services={services}>{children}</TestShell>
      ),
    },
  );
  expect(call).not.toHaveBeenCalled();
  await act(async () => rerender({ property: 'p1' }));
  await act(async () => rerender({ property: 'p1' }));
  expect(call.mock.calls).toEqual([
    ['GET /api/staff/settings/checklist', { query: { property: 'p1' } }, { signal: expect.any(AbortSignal) }],
  ]);
  expect(result.current).toMatchObject({ status: 'ready', value: { steps: [] } });
});

test('a load that throws is a bug that refresh reports, and the next load works', async () => {
  const call = jest.fn(async () => ({ ok: true as const, value: { steps: [] } }));
  const services = shellServices({
    api: { ...shellServices().api, call: call as unknown as ApiClient['call'] },
  });
  const { result } = renderHook(
    () => useLoad('GET /api/staff/settings/checklist', { query: { property: 'p1' } }, { everyMs: 60_000 }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestShell services={services}>{children}</TestShell>
      ),
    },
  );
  await act(async () => {});
  call.mockRejectedValueOnce(new Error('a bug'));
  await expect(act(() => result.current.refresh())).rejects.toThrow('a bug');
  act(() => result.current.set({ steps: [] }));
  // Nothing is running any more, so that nothing has to start again.
  expect(call).toHaveBeenCalledTimes(2);
});
