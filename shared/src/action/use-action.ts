import { useRef, useState } from 'react';
import type { ApiProblem, ApiResult } from '../shell/api-client.ts';

/** How an attempt is made. */
interface RunOptions {
  /** Tells the attempts of a component with several buttons apart, so that the pressed one can show that it is busy. */
  name?: string;
}

/** What a component needs to call the API for a person: a way to call it, and what to show meanwhile and afterwards. */
export interface Action {
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
    options?: RunOptions,
  ): Promise<void>;
  /** @param attempt resolves with the refusal, or null after success */
  run(
    attempt: () => Promise<ApiProblem | null>,
    onDone?: () => void | Promise<void>,
    options?: RunOptions,
  ): Promise<void>;
  /** Whether an attempt is running. */
  busy: boolean;
  /** Name of the attempt that is running. Null while none is running, or one without a name. */
  running: string | null;
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
 */
export function useAction(): Action {
  const [current, setCurrent] = useState<{ name: string | null } | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  // The second of two quick presses may come before the render that shows the first.
  const isRunning = useRef(false);

  async function run<T>(
    attempt: () => Promise<ApiResult<T> | ApiProblem | null>,
    onDone?: (value: T) => void | Promise<void>,
    { name = null }: { name?: string | null } = {},
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setCurrent({ name });
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
