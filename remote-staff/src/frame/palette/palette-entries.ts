import type { Conversation, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import * as messages from '../../../messages/compiled/palette/en.ts';
import { requestTitle } from '../../features/requests/request-messages.ts';

/** Where the palette leads. */
export interface PaletteEntry {
  to: string;
  name: string;
  /** What it is: a page, a request or a conversation. */
  kind: string;
}

/** How many entries are shown at once. */
const MOST_SHOWN = 12;

/** The pages, open requests and conversations whose name has all of these words; all pages for no words. */
export function paletteEntries(
  typed: string,
  {
    links,
    requests,
    conversations,
  }: {
    links: ReadonlyArray<{ to: string; name: string }>;
    requests: readonly ServiceRequest[];
    conversations: Iterable<Conversation>;
  },
): PaletteEntry[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const pages = links.map(({ to, name }) => ({ to, name, kind: messages.pages }));
  if (words.length === 0) return pages;
  const entries = [
    ...pages,
    ...requests
      .filter(({ state }) => isOpen(state))
      .map((request) => ({
        to: `/dashboard?r=${encodeURIComponent(request.id)}`,
        name: `${requestTitle(request)}, ${request.place.label} #${request.no}`,
        kind: messages.request,
      })),
    ...[...conversations].map(({ id, place }) => ({
      to: `/dashboard/staff-chat?c=${encodeURIComponent(id)}`,
      name: place.label,
      kind: messages.conversation,
    })),
  ].filter(({ name }) => isMatch(name));
  return [
    ...entries.slice(0, MOST_SHOWN),
    ...(links.some(({ to }) => to === '/dashboard')
      ? [
          {
            to: `/dashboard?q=${encodeURIComponent(typed.trim())}`,
            name: messages.searchQueue({ words: typed.trim() }),
            kind: messages.pages,
          },
        ]
      : []),
  ];
}
