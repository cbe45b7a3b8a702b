import { useRef, useState } from 'react';
import type { ApiProblem, ApiResult } from '../shell/api-client.ts';

/** What to call an attempt, where one of several buttons has to show that it is the one that is running. */
interface ActionOptions<N extends string = string> {
  name?: N;
}

/**
 * What a component needs to call the API for a person: a way to call it, and what to show meanwhile and afterwards.
 *
 * @typeParam N names of its attempts
 */
export interface Action<N extends string = string> {
  /**
   * Sends something. While an attempt is running, another call does nothing: a second press sends nothing.
   *
   * @param attempt sends the request, and may do more before it resolves: `busy` lasts until then
   * @param onDone called with the value after success, when `busy` is over. Also called when the component was unmounted
   * meanwhile, because the change was made
   * @returns resolves after `onDone`, or after the refusal. Rejects with what either of them throws, which is a bug
   */
  run<T>(
    attempt: () => Promise<ApiResult<T>>,
    onDone?: (value: T) => void | Promise<void>,
    options?: ActionOptions<N>,
  ): Promise<void>;
  /** @param attempt resolves with the refusal, or null after success */
  run(
    attempt: () => Promise<ApiProblem | null>,
    onDone?: () => void | Promise<void>,
    options?: ActionOptions<N>,
  ): Promise<void>;
  /** Whether an attempt is running. */
  busy: boolean;
  /** The name of the attempt that is running; null while none is, and for one without a name. */
  running: N | null;
  /** Why the last attempt was refused. It stays until the next attempt has ended, or until `clear`. */
  problem: ApiProblem | null;
  /** Drops the problem. Called before `run`, it makes screen readers announce the same refusal again. */
  clear(): void;
}

/**
 * Calls the API for a person: ignores a second press, says whether it is busy, and keeps the refusal. It holds nothing of
 * what was typed, so a refusal loses none of it. Several requests of one component may share it: one runs at a time.
 *
 * @example
 * const { run, busy, problem } = useAction();
 * const revoke = () => run(() => api.call('POST /api/staff/invitations/{id}/revoke', input), onRevoked);
 * @example
 * const { run, running } = useAction<'save' | 'remove'>();
 * const save = () => run(() => api.call('PUT /api/staff/settings/brand', input), onSaved, { name: 'save' });
 * return <Button busy={running === 'save'} onClick={save}>{messages.save}</Button>;
 */
export function useAction<N extends string = string>(): Action<N> {
  const [current, setCurrent] = useState<{ name: N | null } | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  // The second of two quick presses may come before the render that shows the first.
  const isRunning = useRef(false);

  async function run<T>(
    attempt: () => Promise<ApiResult<T> | ApiProblem | null>,
    onDone?: (value: T) => void | Promise<void>,
    { name }: ActionOptions<N> = {},
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setCurrent({ name: name ?? null });
    let result: ApiResult<T>;
    try {
      result = toResult(await attempt());
    } finally {
      isRunning.current = false;
      setCurrent(null);
    }
    setProblem(result.ok ? null : result.error);
    if (result.ok) await onDone?.(result.value);
  }

  return {
    run,
    busy: current !== null,
    running: current?.name ?? null,
    problem,
    clear: () => setProblem(null),
  };
}

function toResult<T>(outcome: ApiResult<T> | ApiProblem | null): ApiResult<T> {
  // Without a result, `onDone` takes no value.
  if (outcome === null) return { ok: true, value: undefined as T };
  return 'ok' in outcome ? outcome : { ok: false, error: outcome };
}
