import type { ConversationPorts } from './conversation-ports.ts';
import { type ConversationState, hasGap, REPLY_EXPIRY_MS } from './state/conversation-state.ts';

/** How long a gap may take to close by itself before each reload of the conversation. */
const GAP_PATIENCE_MS = [1500, 5000, 15_000];

/** The timers that a state needs: to reload after a gap, and to drop replies that stopped. */
export class StateWatch {
  readonly #after: ConversationPorts['after'];
  readonly #on: { onGap(): void; onSilence(): void };
  #cancelGap: (() => void) | null = null;
  #cancelExpiry: (() => void) | null = null;
  #reloads = 0;

  constructor(after: ConversationPorts['after'], on: { onGap(): void; onSilence(): void }) {
    this.#after = after;
    this.#on = on;
  }

  /** Sets or clears the timers for the current state. */
  see(state: ConversationState): void {
    const patience = GAP_PATIENCE_MS[this.#reloads];
    if (!hasGap(state)) {
      this.#cancelGap?.();
      this.#cancelGap = null;
      this.#reloads = 0;
    } else if (!this.#cancelGap && patience !== undefined) {
      this.#cancelGap = this.#after(patience, () => {
        this.#cancelGap = null;
        this.#reloads += 1;
        this.#on.onGap();
      });
    }
    if (state.replies.size > 0) {
      this.#cancelExpiry ??= this.#after(REPLY_EXPIRY_MS, () => {
        this.#cancelExpiry = null;
        this.#on.onSilence();
      });
    }
  }

  stop(): void {
    this.#cancelGap?.();
    this.#cancelGap = null;
    this.#cancelExpiry?.();
    this.#cancelExpiry = null;
  }
}
