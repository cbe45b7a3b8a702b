import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiProblem, ApiResult } from '../shell/api-client.ts';
import { shellServices, TestShell } from '../shell-testing/index.tsx';
import { type LoadOptions, useLoad } from './use-load.ts';

const REFUSAL: ApiProblem = {
  code: 'unreachable',
  status: 503,
  title: 'Unreachable',
  detail: 'The service can’t be reached.',
  requestId: 'req-1',
};
const refused: ApiResult<string> = { ok: false, error: REFUSAL };
const answered = (value: string): ApiResult<string> => ({ ok: true, value });

interface Request {
  question: string;
  signal: AbortSignal;
  answer(result: ApiResult<string>): Promise<void>;
}

/** A component that loads a question, and every request that it sends, answered when the test wants. */
function loadOf(first: string | null, options: LoadOptions<string> = {}) {
  const requests: Request[] = [];
  const send = (question: string, signal: AbortSignal) =>
    new Promise<ApiResult<string>>((resolve) => {
      requests.push({ question, signal, answer: (result) => act(async () => resolve(result)) });
    });
  const services = shellServices();
  const hook = renderHook(
    ({ question, ...rest }: LoadOptions<string> & { question: string | null }) =>
      useLoad(question, (signal: AbortSignal) => send(question ?? '', signal), rest),
    {
      initialProps: { question: first, ...options },
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestShell services={services}>{children}</TestShell>
      ),
    },
  );
  /** The request number `index`, the first is 0. */
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`Request ${index} was not sent`);
    return found;
  };
  return { ...hook, requests, request };
}

test('it is loading until the response, and then ready with its value', async () => {
  const { result, request } = loadOf('A');
  expect(result.current).toMatchObject({ status: 'loading', value: null, problem: null });
  await request(0).answer(answered('menu of A'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A', problem: null });
});

test('a first load that fails can be repeated', async () => {
  const { result, request } = loadOf('A');
  await request(0).answer(refused);
  act(() => void result.current.refresh());
  expect(result.current).toMatchObject({ status: 'failed', value: null, problem: REFUSAL });
  await request(1).answer(answered('menu of A'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A', problem: null });
});

test('a slow response about A changes nothing after the question became B', async () => {
  const { result, request, rerender } = loadOf('A');
  rerender({ question: 'B' });
  expect(request(0).signal.aborted).toBe(true);
  await request(1).answer(answered('menu of B'));
  await request(0).answer(answered('menu of A'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of B' });
  rerender({ question: 'C' });
  expect(result.current).toMatchObject({ status: 'loading', value: null });
  expect(request(2).question).toBe('C');
});

test('with keepPrevious, the value of A stays until B is loaded', async () => {
  const { result, request, rerender } = loadOf('A', { keepPrevious: true });
  await request(0).answer(answered('menu of A'));
  rerender({ question: null, keepPrevious: true });
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A', pending: false });
  rerender({ question: 'B', keepPrevious: true });
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A', pending: true });
  await request(1).answer(refused);
  expect(result.current).toMatchObject({ value: 'menu of A', problem: REFUSAL, pending: false });
  act(() => void result.current.refresh());
  await request(2).answer(answered('menu of B'));
  expect(result.current).toMatchObject({ value: 'menu of B', problem: null });
});

test('of two loads of the same question the newer one counts, whichever comes first', async () => {
  const { result, request } = loadOf('A');
  const ended = jest.fn();
  act(() => void result.current.refresh().then(ended));
  await request(0).answer(answered('first'));
  expect(result.current.value).toBe('first');
  expect(ended).not.toHaveBeenCalled();
  act(() => void result.current.refresh());
  await request(2).answer(answered('third'));
  await request(1).answer(answered('second'));
  expect(result.current.value).toBe('third');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a refresh that fails keeps the value, and says why', async () => {
  const { result, request } = loadOf('A');
  await request(0).answer(answered('menu of A'));
  act(() => void result.current.refresh());
  await request(1).answer(refused);
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A', problem: REFUSAL });
  act(() => void result.current.refresh());
  await request(2).answer(answered('new menu of A'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'new menu of A', problem: null });
});

test('it loads again when something in refreshOn changes, and only then', async () => {
  const { result, request, requests, rerender } = loadOf('A', { refreshOn: [1, 'live'] });
  await request(0).answer(answered('menu of A'));
  rerender({ question: 'A', refreshOn: [1, 'live'] });
  expect(requests).toHaveLength(1);
  rerender({ question: 'A', refreshOn: [2, 'live'] });
  expect(requests).toHaveLength(2);
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu of A' });
});

test('with everyMs it loads again at intervals, but not while a load is running', async () => {
  jest.useFakeTimers();
  try {
    const { request, requests, rerender } = loadOf('A', { everyMs: 1_000 });
    act(() => void jest.advanceTimersByTime(5_000));
    expect(requests).toHaveLength(1);
    expect(request(0).signal.aborted).toBe(false);
    await request(0).answer(answered('menu of A'));
    act(() => void jest.advanceTimersByTime(1_000));
    await request(1).answer(answered('menu of A'));
    rerender({ question: 'A', everyMs: (shown) => (shown === 'menu of A' ? null : 1_000) });
    act(() => void jest.advanceTimersByTime(5_000));
    expect(requests).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('nothing is loaded while the question is null', async () => {
  const { result, request, requests, rerender } = loadOf(null);
  await act(() => result.current.refresh());
  expect(requests).toHaveLength(0);
  expect(result.current).toMatchObject({ status: 'loading', value: null });
  rerender({ question: 'A' });
  await request(0).answer(answered('menu of A'));
  rerender({ question: null });
  rerender({ question: 'A' });
  expect(result.current).toMatchObject({ status: 'loading', value: null });
  await request(1).answer(answered('new menu of A'));
  expect(result.current.value).toBe('new menu of A');
});

test('the request is aborted with the component, and nothing is sent afterwards', async () => {
  const { result, request, requests, unmount } = loadOf('A');
  unmount();
  expect(request(0).signal.aborted).toBe(true);
  await act(() => result.current.refresh());
  act(() => result.current.set('written'));
  expect(requests).toHaveLength(1);
});

test('what a write answered is shown, and can be made of what was shown', async () => {
  const { result, request } = loadOf('A');
  await request(0).answer(answered('menu'));
  act(() => result.current.set((old) => `${old}, changed`));
  expect(result.current).toMatchObject({ status: 'ready', value: 'menu, changed' });
  act(() => result.current.set('another menu'));
  expect(result.current).toMatchObject({ status: 'ready', value: 'another menu' });
});

test('a response that may be older than a write does not replace it: it loads again', async () => {
  const { result, request } = loadOf('A');
  await request(0).answer(answered('before'));
  act(() => void result.current.refresh());
  act(() => result.current.set('written'));
  await request(1).answer(answered('before'));
  expect(result.current.value).toBe('written');
  await request(2).answer(answered('written and read'));
  expect(result.current.value).toBe('written and read');
});

test('what a write about A answered is not shown for B', async () => {
  const { result, request, rerender } = loadOf('A');
  const { set } = result.current;
  rerender({ question: 'B' });
  await request(1).answer(answered('menu of B'));
  act(() => set('written about A'));
  expect(result.current.value).toBe('menu of B');
});
