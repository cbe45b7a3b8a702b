import type { Flaw } from '../../policy/answers/grounding.ts';

const SENTENCE_END = /[.!?…](?=\s)|\n/u;

/**
 * Lets streamed text through sentence by sentence, each checked before it is shown; from the first flaw on nothing
 * passes any more.
 */
export class SentenceGate {
  #waiting = '';
  #passed = '';
  #flaw: Flaw | null = null;

  readonly #check: (sentence: string) => Flaw | null;
  readonly #show: (text: string) => void;

  constructor(check: (sentence: string) => Flaw | null, show: (text: string) => void) {
    this.#check = check;
    this.#show = show;
  }

  get flaw(): Flaw | null {
    return this.#flaw;
  }

  get text(): string {
    return this.#passed.trim();
  }

  write(delta: string): void {
    this.#waiting += delta;
    for (;;) {
      const end = SENTENCE_END.exec(this.#waiting);
      if (!end) return;
      const cut = end.index + 1;
      this.#pass(this.#waiting.slice(0, cut));
      this.#waiting = this.#waiting.slice(cut);
    }
  }

  end(): void {
    if (this.#waiting.trim()) this.#pass(this.#waiting);
    this.#waiting = '';
  }

  /** Forgets what has been said: it was talk on the way to a tool call, not the answer. */
  clear(): void {
    this.#waiting = '';
    this.#passed = '';
  }

  #pass(sentence: string): void {
    if (this.#flaw) return;
    this.#flaw = this.#check(sentence);
    if (this.#flaw) return;
    this.#passed += sentence;
    this.#show(sentence);
  }
}
