import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Island } from './island.tsx';

/** What the browser would call when a part comes near. */
let comesNear: () => void = () => undefined;
const events: string[] = [];

class Observer {
  constructor(callback: (entries: Array<{ isIntersecting: boolean }>) => void) {
    comesNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

function Part() {
  useEffect(() => {
    events.push('alive');
  }, []);
  return (
    <button type="button" onClick={() => events.push('clicked')}>
      Use it
    </button>
  );
}

function Place() {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place}>
      <Island place={place}>
        <Part />
      </Island>
    </section>
  );
}

const page = (
  <TestShell at="/">
    <Place />
  </TestShell>
);

let root: Root;
/** The page as the server sends it, taken over by React. */
async function takeOver() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  Object.assign(globalThis, { IntersectionObserver: Observer });
  await act(async () => {
    root = hydrateRoot(container, page);
  });
}

beforeEach(() => {
  events.length = 0;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
afterEach(() => act(() => root.unmount()));

test('a part that is far off stays the server’s HTML until it is near', async () => {
  await takeOver();
  const button = screen.getByRole('button');
  expect(events).toEqual([]);
  await act(async () => comesNear());
  await waitFor(() => expect(events).toEqual(['alive']));
  expect(screen.getByRole('button')).toBe(button);
});

test('a click on a part that is not alive yet arrives', async () => {
  await takeOver();
  await act(async () => screen.getByRole('button').click());
  expect(events).toContain('clicked');
});
