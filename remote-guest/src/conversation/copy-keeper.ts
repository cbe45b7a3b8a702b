import { clearCopy, loadCopy, saveCopy } from './conversation-copy.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import type { GuestConversationView, OpenView } from './conversation-view.ts';
import { openConversation } from './state/conversation-state.ts';

/** Changes come in bursts; each burst saves the copy once. */
const SAVE_AFTER_MS = 1000;

/** Saves a copy of the conversation on this device, for times when the API is unreachable. */
export class CopyKeeper {
  readonly #ports: Pick<ConversationPorts, 'storage' | 'now' | 'after'>;
  readonly #view: () => GuestConversationView;
  #cancel: (() => void) | null = null;

  constructor(
    ports: Pick<ConversationPorts, 'storage' | 'now' | 'after'>,
    view: () => GuestConversationView,
  ) {
    this.#ports = ports;
    this.#view = view;
  }

  /** Saves soon, unless a save is due already or the view itself is a copy. */
  schedule(): void {
    if (isCurrent(this.#view())) this.#cancel ??= this.#ports.after(SAVE_AFTER_MS, () => this.#save());
  }

  /** Performs now the save that {@link schedule} has planned. */
  flush(): void {
    if (this.#cancel) this.#save();
  }

  forget(): void {
    this.#stop();
    clearCopy(this.#ports.storage);
  }

  /** The saved copy as a view, or null. */
  load(): OpenView | null {
    const copy = loadCopy(this.#ports.storage, this.#ports.now());
    if (!copy) return null;
    return {
      status: 'open',
      session: copy.session,
      state: openConversation(copy.snapshot),
      connection: 'waiting',
      over: false,
      copyOf: copy.at,
    };
  }

  #save(): void {
    this.#stop();
    const view = this.#view();
    if (isCurrent(view)) saveCopy(this.#ports.storage, view.session, view.state, this.#ports.now());
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

const isCurrent = (view: GuestConversationView): view is OpenView =>
  view.status === 'open' && !view.over && !view.arriving && view.copyOf === null;
