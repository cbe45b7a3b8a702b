import { saveDismissal, wasDismissed } from './dismissal.ts';

/** Specification, section 9: after the page's load. */
export const INSTALL_DELAY_MS = 3_000;
export const INSTALL_DELAY_IOS_MS = 5_000;

/** Chrome's event of that name; not in TypeScript's library. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** `native`: the browser can install. `manual`: the person can, by the steps shown. */
export type InstallOfferState = 'hidden' | 'native' | 'manual';

interface Ports {
  ios: boolean;
  standalone: boolean;
  now(): number;
  /** Throws where the browser forbids storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether installing is offered now (specification, section 4). Hidden at first: on iOS until 5 s after load, elsewhere
 * until 3 s after load and the browser's event; a later event shows it then.
 */
export class InstallOffer {
  private state: InstallOfferState = 'hidden';
  private event: InstallEvent | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private due = false;
  private readonly listeners = new Set<() => void>();
  private readonly ports: Ports;
  private readonly begun: number;

  constructor(ports: Ports) {
    this.ports = ports;
    this.begun = ports.now();
  }

  readonly get = (): InstallOfferState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Stores the browser's event, which may fire before the app renders. */
  offer(event: InstallEvent): void {
    // Otherwise the browser shows its own bar.
    event.preventDefault();
    this.event = event;
    if (this.due) this.show();
  }

  /** The page has loaded: the delay starts. */
  loaded(): void {
    if (this.ports.standalone || this.timer !== null) return;
    this.timer = setTimeout(
      () => {
        // Not earlier: a page's first use of storage waits for another browser process.
        if (wasDismissed(this.ports.storage, this.begun)) return;
        this.due = true;
        this.show();
      },
      this.ports.ios ? INSTALL_DELAY_IOS_MS : INSTALL_DELAY_MS,
    );
  }

  /** Shows the browser's prompt, which works once, and drops it. */
  install(): void {
    const { event } = this;
    this.finish();
    // It rejects when the person has no choice any more, for example when it was shown before.
    event?.prompt().catch(() => undefined);
  }

  /** “Not now”, “Got it” or the closing cross: not again for seven days. */
  dismiss(): void {
    saveDismissal(this.ports.storage, this.ports.now());
    this.finish();
  }

  /** No offer is left: it was installed, or answered. */
  finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.due = false;
    this.event = null;
    this.set('hidden');
  }

  private show(): void {
    if (this.ports.ios) this.set('manual');
    else if (this.event) this.set('native');
  }

  private set(state: InstallOfferState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
