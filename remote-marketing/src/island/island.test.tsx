import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Island } from './island.tsx';

/** What the browser calls when a part comes near. */
let comesNear: () => void = () => undefined;
const events: string[] = [];

class Observer {
  observed: Element[] = [];
  constructor(callback: (entries: Array<{ isIntersecting: boolean; target: Element }>) => void) {
    comesNear = () => callback(this.observed.map((target) => ({ isIntersecting: true, target })));
  }
  observe(place: Element) {
    this.observed.push(place);
  }
  unobserve() {}
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

function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place}>
      <Island place={place}>{children}</Island>
    </section>
  );
}

const pageWith = (parts: ReactNode) => <TestShell at="/">{parts}</TestShell>;
const page = pageWith(
  <Place>
    <Part />
  </Place>,
);

let root: Root;
/** The page as the server sends it, hydrated by React. */
async function takeOver(page: ReactNode) {
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

test('a distant part stays the server’s HTML until it is near', async () => {
  await takeOver(page);
  const button = screen.getByRole('button');
  expect(events).toEqual([]);
  await act(async () => comesNear());
  await waitFor(() => expect(events).toEqual(['alive']));
  expect(screen.getByRole('button')).toBe(button);
});

test('a click on a part that is not hydrated yet arrives', async () => {
  await takeOver(page);
  await act(async () => screen.getByRole('button').click());
  expect(events).toContain('clicked');
});

test('a click hydrates only its own part, and a part within it with it', async () => {
  await takeOver(
    pageWith(
      <>
        <Place>
          <Place>
            <Part />
          </Place>
        </Place>
        <Place>
          <Part />
        </Place>
      </>,
    ),
  );
  await act(async () => screen.getAllByRole('button')[0]?.click());
  expect(events).toEqual(['alive', 'clicked']);
  await act(async () => comesNear());
  await waitFor(() => expect(events).toEqual(['alive', 'clicked', 'alive']));
});
