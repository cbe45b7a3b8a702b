import { LRUCache } from 'lru-cache';
import { type EncodedText, encodeText } from '../compression/encoded-text.ts';
import type { PageAnswer } from './page-answer.ts';

const MAX_ENTRIES = 300;

/** A page, compressed once per composition. */
export interface EncodedPage {
  answer: PageAnswer;
  body: EncodedText;
}

/** Rendered pages. A key begins with its composition's id. */
export class PageCache {
  private readonly pages = new LRUCache<string, EncodedPage>({ max: MAX_ENTRIES });
  private readonly making = new Map<string, Promise<EncodedPage>>();

  /**
   * The cached page of a key. A missing page is rendered once for all concurrent callers; one that may not be reused is
   * rendered for every call.
   */
  async get(key: string, make: () => Promise<PageAnswer>): Promise<EncodedPage> {
    const found = this.pages.get(key);
    if (found) return found;
    const making = this.making.get(key) ?? this.make(key, make).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  /** Deletes the pages of all other compositions. */
  keepOnly(compositions: readonly string[]): void {
    for (const key of [...this.pages.keys()]) {
      const [composition = ''] = key.split(' ');
      if (!compositions.includes(composition)) this.pages.delete(key);
    }
  }

  private async make(key: string, make: () => Promise<PageAnswer>): Promise<EncodedPage> {
    const answer = await make();
    const page = { answer, body: await encodeText(answer.html) };
    if (page.answer.reusable) this.pages.set(key, page);
    return page;
  }
}
