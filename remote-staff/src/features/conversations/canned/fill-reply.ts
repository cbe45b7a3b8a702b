import type { CannedReply } from '@bellkey/shared/api';

/** What the places in a canned reply are filled with. */
export interface ReplyFacts {
  place: string;
  property: string;
  /** Who answers, as guests read it. */
  me: string;
}

/** A reply's text in the first of these languages that it has, or in any. */
export function textOf({ texts }: CannedReply, languages: readonly (string | undefined)[]): string {
  const known = languages.find((language) => language !== undefined && Object.hasOwn(texts, language));
  return (known !== undefined ? texts[known] : Object.values(texts)[0]) ?? '';
}

/**
 * The text with its places filled in; what is no known place stays as it is.
 *
 * @example fillReply('{me} brings it to {place}.', facts) // 'Ana brings it to Room 204.'
 */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replaceAll(/\{(place|property|me)\}/g, (_, key: keyof ReplyFacts) => facts[key]);

/** The replies whose name begins with these words, then those that have them; all for no words. */
export function matchReplies(replies: readonly CannedReply[], words: string): readonly CannedReply[] {
  const wanted = words.trim().toLowerCase();
  const rank = ({ name }: CannedReply) => {
    const at = name.toLowerCase().indexOf(wanted);
    return at === -1 ? null : Number(at > 0);
  };
  return replies
    .flatMap((reply) => {
      const place = rank(reply);
      return place === null ? [] : [{ reply, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ reply }) => reply);
}
