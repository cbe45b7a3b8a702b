import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OperationInput, OperationKey, OperationOutput } from '../api/types.ts';

/** State of what a screen loads. `problem` of a ready one says why the last reload failed; its value is the older one. */
export type Loaded<T> =
  | { status: 'loading'; value: null; problem: null }
  | { status: 'failed'; value: null; problem: ApiProblem }
  | { status: 'ready'; value: T; problem: ApiProblem | null };

/** What a screen loads, and ways to renew it. */
export type Load<T> = Loaded<T> & {
  /** Whether there is no response yet to the current question. */
  pending: boolean;
  /**
   * Loads again, after a failure as well; what is shown stays until the response, with which it resolves. The same
   * function while the question is the same.
   */
  refresh(): Promise<void>;
  /**
   * Shows a newer value than the loaded one, such as the response of a write. A load that is still running starts again,
   * because its response may be older. As a function it changes what is shown, and does nothing before that is loaded.
   */
  set(next: T | ((old: T) => T)): void;
};

/** When to load again, and what to show meanwhile. */
export interface LoadOptions<T = unknown> {
  /** Loads again whenever one of these changes; always as many. The value stays meanwhile. */
  refreshOn?: readonly unknown[];
  /**
   * Keeps the value of the previous question until another one is loaded, as for a search while someone types: when a
   * load fails, and while the question is null.
   */
  keepPrevious?: boolean;
  /**
   * Loads again this often, unless a load is running; null or absent: not by itself. A function decides it by what is
   * shown, which is null before that is loaded.
   */
  everyMs?: number | null | ((shown: T | null) => number | null);
}

/** Sends what it takes to load something. Never throws. */
type Send<T> = (signal: AbortSignal) => Promise<ApiResult<T>>;

interface Held<T> {
  question: string | null;
  loaded: Loaded<T>;
}
const LOADING = { status: 'loading', value: null, problem: null } as const;
const NOTHING = { question: null, loaded: LOADING } as const;

/**
 * Loads what a screen shows. A response is ignored when the question has changed, the component is gone, or the
 * response to a newer load is already shown.
 *
 * @param key an operation. Its input is compared by value; nothing is loaded while it is null
 * @example
 * const team = useLoad('GET /api/staff/team', { query: { property } }, { refreshOn: [membershipChanges] });
 * if (team.status === 'failed') return <ProblemNotice problem={team.problem} onRetry={team.refresh} />;
 */
export function useLoad<K extends OperationKey>(
  key: K,
  input: OperationInput<K> | null,
  options?: LoadOptions<OperationOutput<K>>,
): Load<OperationOutput<K>>;
/**
 * Loads with several calls, or with more than a call.
 *
 * @param question says what is loaded: another one loads again, and null loads nothing
 * @param send ends with the signal, and never throws
 * @example
 * const file = useLoad(id && `file ${id}`, (signal) => loadFile(api, id, signal));
 */
export function useLoad<T>(question: string | null, send: Send<T>, options?: LoadOptions<T>): Load<T>;
export function useLoad<K extends OperationKey, T>(
  key: string | null,
  source: OperationInput<K> | null | Send<T>,
  { refreshOn = [], keepPrevious = false, everyMs = null }: LoadOptions<T> = {},
): Load<T> {
  const api = useApi();
  const question =
    typeof source === 'function' ? key : source === null ? null : JSON.stringify([key, source]);
  const [held, setHeld] = useState<Held<T>>(NOTHING);
  /** The question on the screen, and the signal that ends with it; null when the component is gone. */
  const current = useRef<{ question: string | null; signal: AbortSignal }>(null);
  /** Numbers of the latest load that was sent, and of the latest one that needs no response any more. */
  const loads = useRef({ sent: 0, over: 0 });

  // The overloads allow a function, or an operation with its own input.
  const send =
    typeof source === 'function'
      ? (source as Send<T>)
      : (signal: AbortSignal) =>
          api.call(key as K, source as OperationInput<K>, { signal }) as Promise<ApiResult<T>>;
  // A caller makes a new function and a new input in each render; they ask the same while the question is the same.
  const latestSend = useRef(send);
  latestSend.current = send;

  const refresh = useCallback(async (): Promise<void> => {
    if (question === null || current.current?.question !== question) return;
    const { signal } = current.current;
    loads.current.sent += 1;
    const no = loads.current.sent;
    const isLate = () => no <= loads.current.over;
    try {
      const answer = await latestSend.current(signal);
      if (isLate()) return;
      setHeld((before) => ({ question, loaded: after(loadedOf(before, question, keepPrevious), answer) }));
    } finally {
      if (!isLate()) loads.current.over = no;
    }
  }, [question, keepPrevious]);

  const set = useCallback(
    (next: T | ((old: T) => T)) => {
      if (question === null || current.current?.question !== question) return;
      setHeld((before) => changed(before, question, keepPrevious, next));
      if (!isLoading(loads.current)) return;
      loads.current.over = loads.current.sent;
      void refresh();
    },
    [question, keepPrevious, refresh],
  );

  useEffect(() => {
    const controller = new AbortController();
    current.current = { question, signal: controller.signal };
    return () => {
      current.current = null;
      controller.abort();
      loads.current.over = loads.current.sent;
      // When it is asked again, it may have another answer.
      if (!keepPrevious) setHeld(NOTHING);
    };
  }, [question, keepPrevious]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another client, and what the caller names, loads again
  useEffect(() => void refresh(), [refresh, api, ...refreshOn]);

  const shown = loadedOf(held, question, keepPrevious);
  const interval = typeof everyMs === 'function' ? everyMs(shown.value) : everyMs;
  useEffect(() => {
    if (interval === null) return;
    const timer = setInterval(() => {
      if (!isLoading(loads.current)) void refresh();
    }, interval);
    return () => clearInterval(timer);
  }, [refresh, interval]);
  return { ...shown, pending: question !== null && held.question !== question, refresh, set };
}

const loadedOf = <T>(held: Held<T>, question: string | null, keepPrevious: boolean): Loaded<T> =>
  keepPrevious || held.question === question ? held.loaded : LOADING;

function after<T>(before: Loaded<T>, answer: ApiResult<T>): Loaded<T> {
  if (answer.ok) return { status: 'ready', value: answer.value, problem: null };
  // Old data is better than none.
  if (before.status === 'ready') return { ...before, problem: answer.error };
  return { status: 'failed', value: null, problem: answer.error };
}

function changed<T>(
  before: Held<T>,
  question: string,
  keepPrevious: boolean,
  next: T | ((old: T) => T),
): Held<T> {
  if (typeof next !== 'function')
    return { question, loaded: { status: 'ready', value: next, problem: null } };
  const shown = loadedOf(before, question, keepPrevious);
  if (shown.status !== 'ready') return before;
  // What is loaded is data, so a function is a change of it.
  return { ...before, loaded: { ...shown, value: (next as (old: T) => T)(shown.value) } };
}

const isLoading = ({ sent, over }: { sent: number; over: number }): boolean => sent > over;
