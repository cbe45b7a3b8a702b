import type { Page } from '@playwright/test';

/** A control that a press in its middle reaches. */
export interface Reachable {
  name: string;
  x: number;
  y: number;
}

/** What the page records. */
interface PressesSeen {
  /** Times are of the page's clock. */
  shifts: Array<{ at: number; what: string }>;
  clicked: Element[];
  released: number;
}

/** Makes the page record its layout shifts and where clicks land, and suppresses the effects of clicks. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: PressesSeen = { shifts: [], clicked: [], released: 0 };
    Object.assign(window, { pressesSeen: seen });
    type LayoutShift = PerformanceEntry & { value: number; sources: Array<{ node: Node | null }> };
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime: at } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => `“${node?.textContent?.trim().slice(0, 60)}”`);
        if (value > 0) seen.shifts.push({ at, what: `${value} (${what.join(', ')})` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('pointerup', () => Object.assign(seen, { released: performance.now() }), true);
  });
}

/** Every control in the window whose middle is not covered, in document order; recorded for `lostControls`. */
export function reachableControls(page: Page): Promise<Reachable[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary',
      ),
    ];
    const remembered: { control: Element; name: string; left: number; top: number }[] = [];
    const reachable = controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(control.contains(hit) || hit.contains(control))) return [];
      const label = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
      const name = `${control.tagName.toLowerCase()} “${label}”`;
      remembered.push({ control, name, left, top });
      return [{ name, x, y }];
    });
    Object.assign(window, { remembered });
    return reachable;
  });
}

/** Result for the remembered controls: those that still exist, but elsewhere or covered. */
export function lostControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { remembered } = window as unknown as {
      remembered: { control: Element; name: string; left: number; top: number }[];
    };
    return remembered.flatMap(({ control, name, left, top }) => {
      if (!control.isConnected) return [];
      const now = control.getBoundingClientRect();
      if (Math.abs(now.left - left) > 1 || Math.abs(now.top - top) > 1)
        return [`${name} moved from ${left}, ${top} to ${now.left}, ${now.top}`];
      const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
      return hit && (control.contains(hit) || hit.contains(control)) ? [] : [`${name} was covered`];
    });
  });
}

/** Presses a control, runs `meanwhile`, and releases: whether the click landed on it, and how much the page shifted. */
export async function pressAcross(
  page: Page,
  { x, y }: Reachable,
  meanwhile: () => Promise<void>,
): Promise<{ landed: boolean; shifts: string[] }> {
  await page.mouse.move(x, y);
  await page.evaluate(
    ([x, y]) => {
      const { pressesSeen: seen } = window as unknown as { pressesSeen: PressesSeen };
      const pressed = document.elementFromPoint(x ?? 0, y ?? 0);
      seen.shifts.length = 0;
      seen.clicked.length = 0;
      const take = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.target instanceof Element) seen.clicked.push(event.target);
      };
      window.addEventListener('click', take, { capture: true, once: true });
      Object.assign(window, { pressed });
    },
    [x, y],
  );
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
  return page.evaluate(async () => {
    const { pressesSeen: seen, pressed } = window as unknown as {
      pressesSeen: PressesSeen;
      pressed: Element | null;
    };
    // The browser reports a shift some frames after it. What moves after the release is not under the finger.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const [clicked] = seen.clicked;
    const shifts = seen.shifts.filter(({ at }) => at < seen.released).map(({ what }) => what);
    return { landed: clicked !== undefined && clicked === pressed, shifts };
  });
}
