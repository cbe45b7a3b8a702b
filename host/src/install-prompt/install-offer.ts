import { storeDismissal, wasDismissed } from './dismissal.ts';

/** Specification, section 9: after the page's load. */
export const INSTALL_DELAY_MS = 3_000;
export const INSTALL_DELAY_IOS_MS = 5_000;

/** Chrome's event of that name; not in TypeScript's library. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** `native`: the browser can install. `manual`: only the person can, by steps that we show. */
export type InstallOfferState = 'hidden' | 'native' | 'manual';

interface Ports {
  ios: boolean;
  standalone: boolean;
  now(): number;
  /** Throws where the browser forbids storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether installing is offered now (specification, section 4). Hidden until its time comes: on iOS 5 s after load,
 * elsewhere 3 s after load and only when the browser has offered its own event; an event that comes later shows it then.
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

  /** Keeps the browser's event, which may come before anything of ours is on the screen. */
  offer(event: InstallEvent): void {
    // Or the browser shows a bar of its own.
    event.preventDefault();
    this.event = event;
    if (this.due) this.show();
  }

  /** The page is loaded: from here the delay runs. */
  loaded(): void {
    if (this.ports.standalone || this.timer !== null) return;
    this.timer = setTimeout(
      () => {
        // Not before: a page's first use of storage keeps it waiting for another process of the browser.
        if (wasDismissed(this.ports.storage, this.begun)) return;
        this.due = true;
        this.show();
      },
      this.ports.ios ? INSTALL_DELAY_IOS_MS : INSTALL_DELAY_MS,
    );
  }

  /** Shows the browser's own prompt, which works once, and forgets it. */
  install(): void {
    const { event } = this;
    this.finish();
    // It rejects when the person has no say in it any more, as when it was shown before.
    event?.prompt().catch(() => undefined);
  }

  /** “Not now”, “Got it” or the closing cross: not again for seven days. */
  dismiss(): void {
    storeDismissal(this.ports.storage, this.ports.now());
    this.finish();
  }

  /** Nothing is left to offer: it was installed, or answered. */
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
