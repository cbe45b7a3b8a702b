/** Events that hydrate a part of the page, before React handles the event. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const;
/** Distance from the screen at which a part hydrates. */
const NEAR = '400px';

/** Guards a part of the server's HTML until it is near the screen or used. */
export interface NearGate {
  readonly isOpen: boolean;
  /** Resolves when it opens. */
  readonly opened: Promise<void>;
  open(): void;
  /** Opens when `place` is near the screen or used. Returns how to stop watching. */
  watch(place: Element): () => void;
}

/** Parts that are not hydrated yet, and how each opens. They share one observer and one set of listeners. */
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
    // A part that opened meanwhile, or whose place another one has, is not this one.
    if (waiting.get(place) !== open) return;
    waiting.delete(place);
    observer?.unobserve(place);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = null;
    for (const name of USES) window.removeEventListener(name, used, { capture: true });
  };
}

/** Creates a gate that opens once and stays open. */
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
    // React reads this, and need not wait for the promise: the clicked element gets its click.
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
