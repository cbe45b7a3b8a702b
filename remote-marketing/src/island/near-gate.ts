/** What somebody does to a part of the page; it is brought to life before React looks at the event. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const;
/** How far from the screen a part is brought to life. */
const NEAR = '400px';

/** Stands before a part of the page that came as HTML, until somebody comes near it or uses it. */
export interface NearGate {
  readonly isOpen: boolean;
  /** Fulfilled when it opens. */
  readonly opened: Promise<void>;
  open(): void;
  /** Opens when `place` is near the screen or used. Returns how to stop watching. */
  watch(place: Element): () => void;
}

export function createNearGate(): NearGate {
  let isOpen = false;
  let fulfil: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  const open = () => {
    isOpen = true;
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
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) open();
        },
        { rootMargin: NEAR },
      );
      observer.observe(place);
      const used = ({ target }: Event) => {
        if (target instanceof Node && place.contains(target)) open();
      };
      for (const name of USES) window.addEventListener(name, used, { capture: true });
      const stop = () => {
        observer.disconnect();
        for (const name of USES) window.removeEventListener(name, used, { capture: true });
      };
      void opened.then(stop);
      return stop;
    },
  };
}
