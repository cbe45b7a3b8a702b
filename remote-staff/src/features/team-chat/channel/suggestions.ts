import type { ServiceRequest, TeamPerson } from '@bellkey/shared/api';
import { here as hereText, requestSuggestion } from '../../../../messages/compiled/team-chat/en.ts';

/** Something that can be put into a message in place of what is being typed. */
export interface Suggestion {
  /** What is put in, as `@Rui`. */
  insert: string;
  /** More about it, for the reader of the list. */
  about: string;
}

/** Most suggestions at once. */
const MOST = 6;
const FINISHED: readonly string[] = ['done', 'closed', 'cancelled', 'declined', 'expired'];

/** What is being typed before the caret: a sign, and what follows it; null elsewhere. */
export function tokenBefore(
  text: string,
  caret: number,
): { sign: '@' | '#'; typed: string; from: number } | null {
  const match = /(?<![\p{L}\p{N}])([@#])([^\s@#]{0,40})$/u.exec(text.slice(0, caret));
  if (!match) return null;
  return { sign: match[1] as '@' | '#', typed: (match[2] ?? '').toLowerCase(), from: match.index };
}

/** People for `@`, open requests for `#`, that fit what is typed. */
export function suggestionsFor(
  token: { sign: '@' | '#'; typed: string } | null,
  { people, requests }: { people: readonly TeamPerson[]; requests: Iterable<ServiceRequest> },
): Suggestion[] {
  if (!token) return [];
  const { typed } = token;
  if (token.sign === '@') {
    const named = people
      .filter(({ name }) =>
        name
          .toLowerCase()
          .split(/\s+/)
          .some((word) => word.startsWith(typed)),
      )
      .map(({ name }) => ({ insert: `@${name}`, about: '' }));
    return [...named, ...('here'.startsWith(typed) ? [{ insert: '@here', about: hereText }] : [])]
      .filter(({ insert }) => insert.toLowerCase() !== `@${typed}`)
      .slice(0, MOST);
  }
  return [...requests]
    .filter(({ state }) => !FINISHED.includes(state))
    .filter(
      ({ no, title, place }) =>
        String(no).startsWith(typed) || `${title} ${place.label}`.toLowerCase().includes(typed),
    )
    .sort((a, b) => b.no - a.no)
    .map(({ no, title, place }) => ({
      insert: `#${no}`,
      about: requestSuggestion({ title, place: place.label }),
    }))
    .filter(({ insert }) => insert !== `#${typed}`)
    .slice(0, MOST);
}

/** The text with a suggestion in place of what was being typed, and where the caret is then. */
export function withSuggestion(
  text: string,
  caret: number,
  { insert }: Suggestion,
): { text: string; caret: number } {
  const from = tokenBefore(text, caret)?.from ?? caret;
  const after = text.slice(caret).replace(/^ /, '');
  return { text: `${text.slice(0, from)}${insert} ${after}`, caret: from + insert.length + 1 };
}

/** The text in which a pasted link to a request of the dashboard is its number. */
export function pastedRequest(pasted: string, requests: ReadonlyMap<string, ServiceRequest>): string | null {
  const id = /^\S*\/dashboard\?(?:\S*&)?r=([\w-]+)\S*$/.exec(pasted.trim())?.[1];
  const request = id === undefined ? undefined : requests.get(id);
  return request ? `#${request.no}` : null;
}
