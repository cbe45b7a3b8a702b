import type { Flaw } from '../../policy/answers/grounding.ts';

const SENTENCE_END = /[.!?…](?=\s)|\n/u;

/** Fate of a sentence: kept, left out, or the end of the answer. */
export type Checked = 'say' | 'leave-out' | Flaw;

/**
 * Lets streamed text through sentence by sentence, each checked before it is shown; from the first flaw on nothing
 * passes any more.
 */
export class SentenceGate {
  #waiting = '';
  #passed = '';
  #flaw: Flaw | null = null;

  readonly #check: (sentence: string, before: string) => Checked;
  readonly #show: (text: string) => void;

  constructor(check: (sentence: string, before: string) => Checked, show: (text: string) => void) {
    this.#check = check;
    this.#show = show;
  }

  get flaw(): Flaw | null {
    return this.#flaw;
  }

  /** Characters that have been written since the last call of a tool. */
  get length(): number {
    return this.#waiting.length + this.#passed.length;
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
    const checked = this.#check(sentence, this.#passed);
    if (checked === 'leave-out') return;
    if (checked !== 'say') {
      this.#flaw = checked;
      return;
    }
    this.#passed += sentence;
    this.#show(sentence);
  }
}
