import type { Flaw } from '../../policy/answers/grounding.ts';

const SENTENCE_END = /[.!?…](?=\s)|\n/u;

/** What happens to a sentence: it is kept, it is left out, or it ends the answer. */
export type Checked = 'say' | 'leave-out' | Flaw;

/**
 * Checks streamed text sentence by sentence and passes each on only after its check; passes nothing after the first
 * flaw.
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

  /** Characters written since the last tool call. */
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

  /** Drops the text so far, because text before a tool call is not the answer. */
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
