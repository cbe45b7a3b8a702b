import type { TurnPorts } from '@bellkey/concierge/contract';
import type { AnsweringPort, FromWorker, ToWorker } from './worker-messages.ts';

interface OpenCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A turn's ports inside a worker: each call is a message to the main thread, whose ports do the work. */
export class SentPorts {
  readonly ports: TurnPorts;
  readonly #turn: number;
  readonly #post: (message: FromWorker) => void;
  readonly #open = new Map<number, OpenCall>();
  #calls = 0;

  constructor(turn: number, post: (message: FromWorker) => void) {
    this.#turn = turn;
    this.#post = post;
    this.ports = {
      searchKnowledge: (...args) => this.#call('searchKnowledge', args),
      createRequest: (...args) => this.#call('createRequest', args),
      cancelRequest: (...args) => this.#call('cancelRequest', args),
      changeCart: (...args) => this.#call('changeCart', args),
      show: (progress) => post({ kind: 'show', turn, progress }),
    };
  }

  /** The result of a call to the main thread's port. */
  settle(message: Extract<ToWorker, { kind: 'answer' | 'refuse' }>): void {
    const call = this.#open.get(message.call);
    this.#open.delete(message.call);
    if (message.kind === 'answer') call?.resolve(message.value);
    else call?.reject(new Error(message.message));
  }

  #call<Port extends AnsweringPort>(
    port: Port,
    args: Parameters<TurnPorts[Port]>,
  ): ReturnType<TurnPorts[Port]> {
    this.#calls += 1;
    const call = this.#calls;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#open.set(call, { resolve, reject });
      this.#post({ kind: 'call', turn: this.#turn, call, port, args });
    });
    // The main thread replies with the result of the port of this name, which has this type.
    return answer as ReturnType<TurnPorts[Port]>;
  }
}
