/** What someone does to a part of the page; it is brought to life before React looks at the event. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const;
/** How far from the screen a part is brought to life. */
const NEAR = '400px';

/** Guards a part of the page that came as HTML, until someone comes near it or uses it. */
export interface NearGate {
  readonly isOpen: boolean;
  /** Fulfilled when it opens. */
  readonly opened: Promise<void>;
  open(): void;
  /** Opens when `place` is near the screen or used. Returns how to stop watching. */
  watch(place: Element): () => void;
}

/** Parts that are still the server's, and how each is opened. One observer and one set of listeners serve them all. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function used({ target }: Event): void {
  if (!(target instanceof Node)) return;
  for (const [place, open] of waiting) if (place.contains(target)) open();
}

function wait(place: Element, open: () => void): () => void {
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
      },
      { rootMargin: NEAR },
    );
    for (const name of USES) window.addEventListener(name, used, { capture: true });
  }
  waiting.set(place, open);
  observer.observe(place);
  return () => {
    // A part that was opened meanwhile, or whose place another one has, is no longer this one's.
    if (waiting.get(place) !== open) return;
    waiting.delete(place);
    observer?.unobserve(place);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
    for (const name of USES) window.removeEventListener(name, used, { capture: true });
  };
}

export function createNearGate(): NearGate {
  let isOpen = false;
  let fulfil: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  let stop: () => void = () => undefined;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    stop();
    // React reads this, and need not wait for the promise: what was clicked gets its click.
    Object.assign(opened, { status: 'fulfilled' });
    fulfil();
  };
  return {
    get isOpen() {
      return isOpen;
    },
    opened,
    open,
    watch(place) {
      stop = wait(place, open);
      return stop;
    },
  };
}
