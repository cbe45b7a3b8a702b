import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { Lock } from '../../outbox/lock.ts';
import { Outbox } from '../../outbox/outbox.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { connectOutbox } from '../connect-outbox.ts';
import { GuestConversation } from '../guest-conversation.ts';
import type { BadNetwork } from './bad-network.ts';
import type { VirtualTime } from './virtual-time.ts';

interface Dependencies {
  time: VirtualTime;
  network: BadNetwork;
}

/** What all tabs of one browser share: storage, locks, the network, and an hour of sleep. */
export class Phone {
  readonly tabs: Tab[] = [];
  readonly storage: DurableStorage;
  readonly network: BadNetwork;
  readonly #time: VirtualTime;
  readonly #turns = new Map<string, Promise<void>>();
  #asleepUntil = 0;
  #ids = 0;

  constructor({ time, network }: Dependencies) {
    this.#time = time;
    this.network = network;
    const values = new Map<string, string>();
    this.storage = {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => {
        values.set(key, value);
        this.#changed();
      },
      remove: (key) => {
        values.delete(key);
        this.#changed();
      },
      keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    };
  }

  readonly now = (): number => this.#time.now();

  /** Timers of a phone that sleeps fire when it wakes. */
  readonly after = (ms: number, callback: () => void): (() => void) => {
    let cancel = this.#time.after(ms, () => {
      if (this.now() >= this.#asleepUntil) callback();
      else cancel = this.#time.after(this.#asleepUntil - this.now(), callback);
    });
    return () => cancel();
  };

  readonly takeTurns: Lock = (name, task) => {
    const turn = (this.#turns.get(name) ?? Promise.resolve()).then(task);
    this.#turns.set(name, turn);
    return turn;
  };

  readonly newId = (): string => {
    this.#ids += 1;
    return `client-${String(this.#ids).padStart(6, '0')}`;
  };

  openTab(): void {
    this.tabs.push(new Tab(this));
  }

  /** The phone sleeps; its streams break, and it wakes by itself. */
  sleep(ms: number): void {
    this.#asleepUntil = this.now() + ms;
    this.network.goOffline();
    this.#time.after(ms, () => this.comeOnline());
  }

  comeOnline(): void {
    this.network.online = true;
    for (const tab of this.tabs) tab.wake();
  }

  #changed(): void {
    for (const tab of this.tabs) this.#time.after(1, () => tab.refresh());
  }
}

/** One page with the chat. */
export class Tab {
  readonly #phone: Phone;
  readonly #wakes = new Set<() => void>();
  conversation: GuestConversation;
  outbox: Outbox;
  #stop: () => void = () => undefined;

  constructor(phone: Phone) {
    this.#phone = phone;
    [this.conversation, this.outbox] = this.#open();
  }

  write(body: string): void {
    this.outbox.add(body);
  }

  /** Asks for a person until it is granted, or the page is loaded again. */
  async handOff(key: string): Promise<void> {
    const { conversation } = this;
    const mark = conversation.mark();
    const { client } = this.#phone.network;
    while (conversation === this.conversation) {
      const result = await client.call('POST /api/guest/handoff', {}, { idempotencyKey: key });
      if (result.ok) return conversation.answer(mark, result.value);
      await new Promise<void>((resolve) => this.#phone.after(2000, resolve));
    }
  }

  reload(): void {
    this.#stop();
    [this.conversation, this.outbox] = this.#open();
  }

  wake(): void {
    for (const callback of [...this.#wakes]) callback();
  }

  refresh(): void {
    this.outbox.refresh();
  }

  #open(): [GuestConversation, Outbox] {
    const { storage, network, after, now, takeTurns, newId } = this.#phone;
    const onWake = (callback: () => void) => {
      this.#wakes.add(callback);
      return () => this.#wakes.delete(callback);
    };
    const conversation = new GuestConversation({
      api: network.client,
      storage,
      now,
      isOnline: () => network.online,
      after,
      onWake,
      onAway: () => () => undefined,
      onOpen: () => undefined,
    });
    const outbox = new Outbox(sampleSession.conversationId, {
      storage,
      send: ({ clientId, body }) =>
        network.client.call(
          'POST /api/guest/messages',
          { body: { clientId, body } },
          { idempotencyKey: clientId },
        ),
      takeTurns,
      newId,
      now,
      after,
      onDelivered: (message) => conversation.apply({ type: 'message.created', message }),
      onSessionLost: () => conversation.endSession(),
    });
    const stops = [
      conversation.start(),
      connectOutbox(conversation, outbox),
      onWake(() => void outbox.drain()),
    ];
    void outbox.drain();
    this.#stop = () => {
      for (const stop of stops) stop();
      outbox.close();
    };
    return [conversation, outbox];
  }
}
