import { type EncodedText, encodeText } from '../compression/encoded-text.ts';
import type { PageAnswer } from './page-answer.ts';

const MAX_ENTRIES = 300;

/** A page, compressed once per composition. */
export interface EncodedPage {
  answer: PageAnswer;
  body: EncodedText;
}

/** Rendered pages; a key begins with its composition's id. The least recently used are forgotten first. */
export class PageCache {
  private readonly pages = new Map<string, EncodedPage>();
  private readonly making = new Map<string, Promise<EncodedPage>>();

  /**
   * The page under a key, made when it is not there; whoever asks while it is made gets the same. What may not be reused
   * is made anew each time.
   */
  async get(key: string, make: () => Promise<PageAnswer>): Promise<EncodedPage> {
    const found = this.pages.get(key);
    if (found) {
      this.pages.delete(key);
      this.pages.set(key, found);
      return found;
    }
    const making = this.making.get(key) ?? this.make(key, make).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  /** Forgets all but the pages of these compositions. */
  keepOnly(compositions: readonly string[]): void {
    for (const key of this.pages.keys()) {
      const [composition = ''] = key.split(' ');
      if (!compositions.includes(composition)) this.pages.delete(key);
    }
  }

  private async make(key: string, make: () => Promise<PageAnswer>): Promise<EncodedPage> {
    const answer = await make();
    const page = { answer, body: await encodeText(answer.html) };
    if (page.answer.reusable) {
      this.pages.set(key, page);
      const oldest = this.pages.keys().next();
      if (this.pages.size > MAX_ENTRIES && !oldest.done) this.pages.delete(oldest.value);
    }
    return page;
  }
}
