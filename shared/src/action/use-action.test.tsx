import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ApiProblem, ApiResult } from '../shell/api-client.ts';
import { useAction } from './use-action.ts';

const REFUSAL: ApiProblem = {
  code: 'version-conflict',
  status: 409,
  title: 'Not saved',
  detail: 'Someone else has changed it.',
  requestId: 'req-1',
};
const DONE: ApiResult<string> = { ok: true, value: 'saved' };
const REFUSED: ApiResult<string> = { ok: false, error: REFUSAL };

/** A response that the test gives when it wants to. */
function pending<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: T) => act(async () => settle(value)) };
}

test('an action is busy until the response, and then hands on its value', async () => {
  const response = pending<ApiResult<string>>();
  const { result } = renderHook(useAction);
  expect(result.current).toMatchObject({ busy: false, problem: null });

  const busyOnDone: boolean[] = [];
  const onDone = jest.fn((_: string) => void busyOnDone.push(result.current.busy));
  act(() => void result.current.run(() => response.promise, onDone));
  expect(result.current.busy).toBe(true);
  expect(onDone).not.toHaveBeenCalled();

  await response.resolve(DONE);
  expect(onDone.mock.calls).toEqual([['saved']]);
  expect(result.current).toMatchObject({ busy: false, problem: null });
});

test('a refusal is kept as the problem, and success is not reported', async () => {
  const { result } = renderHook(useAction);
  const onDone = jest.fn<() => void>();
  await act(() => result.current.run(async () => REFUSED, onDone));
  expect(result.current).toMatchObject({ busy: false, problem: REFUSAL });
  expect(onDone).not.toHaveBeenCalled();
});

test('an attempt may resolve with only the refusal, or with null for success', async () => {
  const { result } = renderHook(useAction);
  const onDone = jest.fn<() => void>();
  await act(() => result.current.run(async () => REFUSAL, onDone));
  expect(result.current.problem).toBe(REFUSAL);
  await act(() => result.current.run(async () => null, onDone));
  expect(result.current.problem).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a second call while the first is running sends nothing, even before a render', async () => {
  const response = pending<ApiResult<string>>();
  const { result } = renderHook(useAction);
  const second = jest.fn(async () => DONE);
  const { run } = result.current;
  act(() => {
    void run(() => response.promise);
    void run(second);
  });
  await act(() => result.current.run(second));
  expect(second).not.toHaveBeenCalled();

  await response.resolve(DONE);
  await act(() => result.current.run(second));
  expect(second).toHaveBeenCalledTimes(1);
});

test('a problem stays while the next attempt is running, and goes with its success', async () => {
  const response = pending<ApiResult<string>>();
  const { result } = renderHook(useAction);
  await act(() => result.current.run(async () => REFUSED));
  act(() => void result.current.run(() => response.promise));
  expect(result.current).toMatchObject({ busy: true, problem: REFUSAL });
  await response.resolve(DONE);
  expect(result.current.problem).toBeNull();
});

test('a cleared problem is gone before the next attempt', async () => {
  const { result } = renderHook(useAction);
  await act(() => result.current.run(async () => REFUSED));
  act(() => result.current.clear());
  expect(result.current.problem).toBeNull();
});

test('success is reported although the component was unmounted meanwhile', async () => {
  const response = pending<ApiResult<string>>();
  const { result, unmount } = renderHook(useAction);
  const onDone = jest.fn<(value: string) => void>();
  act(() => void result.current.run(() => response.promise, onDone));
  unmount();
  await response.resolve(DONE);
  expect(onDone).toHaveBeenCalledWith('saved');
});

test('it can run again while the work after a success goes on', async () => {
  const after = pending<void>();
  const { result } = renderHook(useAction);
  const second = jest.fn(async () => DONE);
  await act(async () => {
    void result.current.run(
      async () => DONE,
      () => after.promise,
    );
  });
  expect(result.current.busy).toBe(false);
  await act(() => result.current.run(second));
  expect(second).toHaveBeenCalledTimes(1);
  await after.resolve(undefined);
});

test('the name of the running attempt is known until the response', async () => {
  const response = pending<ApiResult<string>>();
  const { result } = renderHook(() => useAction<'save' | 'remove'>());
  expect(result.current.running).toBeNull();
  act(() => void result.current.run(() => response.promise, undefined, { name: 'save' }));
  act(() => void result.current.run(async () => DONE, undefined, { name: 'remove' }));
  expect(result.current).toMatchObject({ busy: true, running: 'save' });
  await response.resolve(DONE);
  expect(result.current).toMatchObject({ busy: false, running: null });

  await act(() => result.current.run(async () => DONE, undefined, { name: 'remove' }));
  expect(result.current.running).toBeNull();
});

test('an attempt that throws rejects, and can be made again', async () => {
  const { result } = renderHook(useAction);
  let failed: unknown;
  await act(async () => {
    failed = await result.current
      .run(async (): Promise<null> => {
        throw new Error('a bug');
      })
      .catch((error: unknown) => error);
  });
  expect(failed).toEqual(new Error('a bug'));
  expect(result.current).toMatchObject({ busy: false, problem: null });
  await act(() => result.current.run(async () => REFUSED));
  expect(result.current.problem).toBe(REFUSAL);
});

/** A form whose request is always refused. */
function Form() {
  const [name, setName] = useState('');
  const { run, problem } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(
          async () => REFUSED,
          () => setName(''),
        );
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="submit">Save</button>
      {problem ? <p role="alert">{problem.detail}</p> : null}
    </form>
  );
}

test('a refusal loses nothing of what was typed', async () => {
  render(<Form />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Casa da Lua' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed it.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Casa da Lua');
});
