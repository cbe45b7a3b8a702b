import { roleMay } from '@bellkey/shared/api';
import { maySee } from '../../requests/visible-requests.ts';
import type { Facts } from './load-facts.ts';
import type { Occasion } from './occasion.ts';

/**
 * Internal notes that name colleagues, for those who still may see the record. No list of the app shows who is named, so
 * that people who are viewing it are notified too.
 */
export function mentionOccasions({ mentions, colleagues }: Facts): Occasion[] {
  return mentions
    .map(
      ({ id, at, by, named, place, request, conversationId }): Occasion => ({
        source: `note:${id}`,
        kind: 'mention',
        heading: 'mention',
        people: colleagues.filter(
          (one) => named.includes(one.id) && (request ? maySee(request, one) : roleMay(one.role, 'chat')),
        ),
        insists: true,
        at,
        by,
        subject: place,
        ...(request && { what: request.title, requestNo: request.no, department: request.departmentKey }),
        requestId: request?.id ?? null,
        conversationId,
      }),
    )
    .filter(({ people }) => people.length > 0);
}
