/** Nothing new appears until this long after the last press, key or scroll. */
export const IDLE_AFTER_MS = 600;

const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button])';

/** Tells whether the person is busy with the page. */
export interface IdleWatch {
  /** True when no finger is down, nothing was pressed, typed or scrolled for a while, and no text field has the focus. */
  isIdle(): boolean;
  stop(): void;
}

/** Watches presses, keys and scrolling, so that nothing appears between a press and its release. */
export function watchIdle(window: Window, now: () => number): IdleWatch {
  const { document } = window;
  const listening = new AbortController();
  const pressed = new Set<number>();
  let lastInput = Number.NEGATIVE_INFINITY;
  const recordInput = () => {
    lastInput = now();
  };
  const press = ({ pointerId }: PointerEvent) => {
    pressed.add(pointerId);
    recordInput();
  };
  const release = ({ pointerId }: PointerEvent) => {
    pressed.delete(pointerId);
    recordInput();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  for (const type of ['keydown', 'scroll', 'wheel', 'click'])
    window.addEventListener(type, recordInput, options);
  return {
    isIdle: () =>
      pressed.size === 0 &&
      now() - lastInput >= IDLE_AFTER_MS &&
      !document.activeElement?.matches(TEXT_FIELDS),
    stop: () => listening.abort(),
  };
}
