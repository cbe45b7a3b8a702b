import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MAIN_ID } from '../notices/focus-page.ts';
import { createOfflineStatus } from '../service-worker/offline-status.ts';
import { OfflineNotice, UPDATE_LINE } from './offline-notice.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show() {
  const status = createOfflineStatus();
  const announced: string[] = [];
  const announce = (message: string) => void announced.push(message);
  const reload = jest.fn();
  render(
    <>
      <main id={MAIN_ID} tabIndex={-1} />
      <OfflineNotice status={status} announce={announce} reload={reload} />
    </>,
  );
  return {
    status,
    announced,
    reload,
    set: (change: Parameters<typeof status.set>[0]) => act(() => status.set(change)),
  };
}

describe('the notice about working offline', () => {
  test('covers nothing while nothing needs an answer', () => {
    const { set, announced } = show();
    set({ offlineReady: true, updateFound: true, standalone: true });
    expect(screen.queryByRole('region')).toBeNull();
    expect(announced).toEqual([]);
  });

  test('is the choice to reload after an update, when there is unsaved input', () => {
    const { set, announced, reload } = show();
    set({ reloadWanted: true });
    expect(announced).toEqual([UPDATE_LINE]);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(UPDATE_LINE)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
