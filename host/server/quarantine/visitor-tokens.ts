import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long after its document a tab's reports count: later failures say nothing about what is served now. */
export const TOKEN_LIFETIME_MS = 30 * 60_000;
const FORM = /^([a-z0-9]{1,40})\.([a-z0-9]{1,12})\.([\w-]{12})\.([\w-]{43})$/;

/** Content of a genuine token. */
export interface ReportingVisitor {
  /** Id of the document's composition. */
  composition: string;
  /** Random, for this document only; says nothing about the visitor. */
  id: string;
}

/**
 * Tokens in documents, which come back with load reports: proof that the sender got a document of a composition, at a
 * time. They identify no person, and only the ids of the last minutes are kept.
 */
export class VisitorTokens {
  private readonly key: string | Buffer;

  /** @param key shared by all hosts of one service, 32 characters or more; without one it lasts as long as the process */
  constructor(key: string | null) {
    this.key = key ?? randomBytes(32);
  }

  issue(composition: string, now: number): string {
    const content = `${composition}.${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${content}.${this.sign(content)}`;
  }

  /** @returns null for a token that this service did not issue, or not recently */
  parse(token: string, now: number): ReportingVisitor | null {
    const [, composition = '', at = '', id = '', signature = ''] = FORM.exec(token) ?? [];
    const expected = Buffer.from(this.sign(`${composition}.${at}.${id}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const age = now - Number.parseInt(at, 36);
    return age >= 0 && age <= TOKEN_LIFETIME_MS ? { composition, id } : null;
  }

  private sign(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}
