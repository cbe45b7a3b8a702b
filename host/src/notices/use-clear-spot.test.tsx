import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IDLE_AFTER_MS } from './idle-watch.ts';
import { LOOK_EVERY_MS, useClearSpot } from './use-clear-spot.ts';

/** What `use-clear-spot.ts` uses, written out here so that a change is noticed. */
const MARGIN_PX = 16;
/** Upper edge of a notice below the top bar: the bar's 68 px and a gap of 8 px. */
const BELOW_TOP_BAR_PX = 76;
const NOTICE_HEIGHT_PX = 100;

function Notice() {
  const { ref, style } = useClearSpot<HTMLElement>();
  return (
    <section ref={ref} style={style} aria-label="Notice">
      <button type="button">Not now</button>
    </section>
  );
}

/** jsdom has no layout: elements lie where they are put here. */
function place(element: Element, left: number, top: number, width: number, height: number) {
  element.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as unknown as DOMRect;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  render(
    <>
      <button type="button">Confirm</button>
      <Notice />
    </>,
  );
  const notice = screen.getByLabelText('Notice');
  const control = screen.getByText('Confirm');
  place(notice, 600, 400, 300, NOTICE_HEIGHT_PX);
  place(screen.getByText('Not now'), 610, 410, 80, 44);
  // From here on it looks for a place with the layout above.
  act(() => void window.dispatchEvent(new Event('resize')));
  return { notice, control };
}
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('a notice shows where it covers no control', async () => {
  const { notice, control } = open();
  place(control, 0, 0, 100, 44);
  await wait(LOOK_EVERY_MS);
  expect(notice).toBeVisible();
});

test('a notice never covers a control, and shows when the control has moved away', async () => {
  const { notice, control } = open();
  place(control, 590, 0, 100, window.innerHeight);
  await wait(10 * LOOK_EVERY_MS);
  expect(notice).not.toBeVisible();
  place(control, 0, 0, 100, 44);
  await wait(LOOK_EVERY_MS);
  expect(notice).toBeVisible();
  place(control, 590, 0, 100, window.innerHeight);
  await wait(LOOK_EVERY_MS);
  expect(notice).not.toBeVisible();
});

test('a notice goes to the foot of the window, and below the top bar where the foot is taken', async () => {
  const { notice, control } = open();
  place(control, 0, 0, 100, 44);
  await wait(LOOK_EVERY_MS);
  expect(notice.style.top).toBe(`${window.innerHeight - NOTICE_HEIGHT_PX - MARGIN_PX}px`);
  place(control, 590, window.innerHeight - 60, 100, 44);
  await wait(2 * LOOK_EVERY_MS);
  expect(notice.style.top).toBe(`${BELOW_TOP_BAR_PX}px`);
});

test('a notice does not appear between a press and its release', async () => {
  const { notice, control } = open();
  place(control, 590, 0, 100, window.innerHeight);
  await wait(LOOK_EVERY_MS);
  place(control, 0, 0, 100, 44);
  fireEvent(control, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerId: 1 }));
  await wait(10_000);
  expect(notice).not.toBeVisible();
  fireEvent(control, Object.assign(new Event('pointerup', { bubbles: true }), { pointerId: 1 }));
  await wait(IDLE_AFTER_MS + LOOK_EVERY_MS);
  expect(notice).toBeVisible();
});

test('a notice hides at once when the page scrolls, unless it has the focus', async () => {
  const { notice, control } = open();
  place(control, 0, 0, 100, 44);
  await wait(LOOK_EVERY_MS);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(notice).not.toBeVisible();
  await wait(IDLE_AFTER_MS + LOOK_EVERY_MS);
  expect(notice).toBeVisible();
  act(() => screen.getByText('Not now').focus());
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(notice).toBeVisible();
});
