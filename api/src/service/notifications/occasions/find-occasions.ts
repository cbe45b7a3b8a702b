import { roleMay } from '@bellkey/shared/api';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import { conversationOccasions } from './conversation-occasions.ts';
import type { Facts } from './load-facts.ts';
import { mentionOccasions } from './mention-occasions.ts';
import { type Occasion, onDutyOrAll } from './occasion.ts';
import { requestOccasions } from './request-occasions.ts';
import { teamOccasions } from './team-occasions.ts';

/** Requests to join, for those who decide about them. */
function registrationOccasions({ news, applicants, colleagues }: Facts): Occasion[] {
  const people = onDutyOrAll(colleagues.filter(({ role }) => roleMay(role, 'manage-staff')));
  return applicants.flatMap((applicant) => {
    const latest = news.findLast(({ applicantId }) => applicantId === applicant.id);
    if (!latest) return [];
    return {
      source: `registration:${applicant.id}:${latest.no}`,
      kind: 'registration' as const,
      heading: 'registration' as const,
      people,
      at: latest.at,
      subject: applicant.fullName ?? applicant.name,
      requestId: null,
    };
  });
}

/** Notifications about new events, and their recipients. Alarms come first. */
export function findOccasions(facts: Facts, texts: NotificationsMessages): Occasion[] {
  const found = [
    ...conversationOccasions(facts, texts),
    ...requestOccasions(facts),
    ...registrationOccasions(facts),
    ...teamOccasions(facts),
    ...mentionOccasions(facts),
  ];
  return found.sort((a, b) => Number(b.kind === 'alarm') - Number(a.kind === 'alarm'));
}
