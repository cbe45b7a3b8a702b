import type { ServiceRequest, TeamPerson } from '@bellkey/shared/api';
import { here as hereText, requestSuggestion } from '../../../../messages/compiled/team-chat/en.ts';
import { peopleNamed } from '../../mentions/typed-name.ts';

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

/** People for `@`, open requests for `#`, that fit what is typed. */
export function suggestionsFor(
  token: { sign: '@' | '#'; typed: string } | null,
  { people, requests }: { people: readonly TeamPerson[]; requests: Iterable<ServiceRequest> },
): Suggestion[] {
  if (!token) return [];
  const { typed } = token;
  if (token.sign === '@') {
    const named = peopleNamed(typed, people).map(({ name }) => ({ insert: `@${name}`, about: '' }));
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

/** The text in which a pasted link to a request of the dashboard is its number. */
export function pastedRequest(pasted: string, requests: ReadonlyMap<string, ServiceRequest>): string | null {
  const id = /^\S*\/dashboard\?(?:\S*&)?r=([\w-]+)\S*$/.exec(pasted.trim())?.[1];
  const request = id === undefined ? undefined : requests.get(id);
  return request ? `#${request.no}` : null;
}
