import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { alarms, conversations } from '../../../platform/database/schema/conversation-tables.ts';
import { departments, locations } from '../../../platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../../platform/database/schema/request-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { type Colleague, loadColleagues } from '../../../property/staff/presence.ts';
import { loadToldMessages, type ToldMessage } from '../../team-channels/load-told-messages.ts';
import { loadMentions, type Mention } from './load-mentions.ts';
import type { News } from './load-news.ts';

/** The current state of the records in a property's new events. */
export interface Facts {
  news: readonly News[];
  requests: Array<{ row: typeof requests.$inferSelect; place: string; department: string }>;
  steps: Array<typeof requestSteps.$inferSelect>;
  conversations: Array<{ row: typeof conversations.$inferSelect; place: string }>;
  /** Open alarms. */
  alarms: Array<typeof alarms.$inferSelect>;
  applicants: Array<typeof staffMembers.$inferSelect>;
  /** Of colleagues. */
  teamMessages: readonly ToldMessage[];
  /** Of notes. */
  mentions: readonly Mention[];
  colleagues: readonly Colleague[];
}

const unique = (ids: ReadonlyArray<string | null | undefined>): string[] => [
  ...new Set(ids.filter((id): id is string => typeof id === 'string')),
];

/** Loads the records of new events, in one round trip. */
export async function loadFacts(scope: PropertyScope, news: readonly News[]): Promise<Facts> {
  const requestIds = unique(news.map(({ requestId }) => requestId));
  const conversationIds = unique(news.map(({ conversationId }) => conversationId));
  const applicantIds = unique(news.map(({ applicantId }) => applicantId));
  const channelIds = unique(news.map(({ channelId }) => channelId));
  const [ofRequests, steps, ofConversations, openAlarms, applicants, teamMessages, mentions, colleagues] =
    await Promise.all([
      requestIds.length === 0
        ? []
        : scope.db
            .select({ row: requests, place: locations.label, department: departments.name })
            .from(requests)
            .innerJoin(
              locations,
              and(eq(locations.propertyId, requests.propertyId), eq(locations.id, requests.locationId)),
            )
            .innerJoin(
              departments,
              and(
                eq(departments.propertyId, requests.propertyId),
                eq(departments.key, requests.departmentKey),
              ),
            )
            .where(scope.own(requests, inArray(requests.id, requestIds))),
      requestIds.length === 0
        ? []
        : scope.db
            .select()
            .from(requestSteps)
            .where(scope.own(requestSteps, inArray(requestSteps.requestId, requestIds))),
      conversationIds.length === 0
        ? []
        : scope.db
            .select({ row: conversations, place: locations.label })
            .from(conversations)
            .innerJoin(
              locations,
              and(
                eq(locations.propertyId, conversations.propertyId),
                eq(locations.id, conversations.locationId),
              ),
            )
            .where(scope.own(conversations, inArray(conversations.id, conversationIds))),
      requestIds.length + conversationIds.length === 0
        ? []
        : scope.db
            .select()
            .from(alarms)
            .where(
              scope.own(
                alarms,
                isNull(alarms.overAt),
                or(
                  ...(requestIds.length > 0 ? [inArray(alarms.requestId, requestIds)] : []),
                  ...(conversationIds.length > 0 ? [inArray(alarms.conversationId, conversationIds)] : []),
                ),
              ),
            ),
      applicantIds.length === 0
        ? []
        : scope.db
            .select()
            .from(staffMembers)
            .where(
              scope.own(
                staffMembers,
                inArray(staffMembers.id, applicantIds),
                eq(staffMembers.state, 'pending'),
              ),
            ),
      channelIds.length === 0
        ? []
        : loadToldMessages(scope, channelIds, new Date(Math.min(...news.map(({ at }) => at.getTime())))),
      loadMentions(scope, news),
      loadColleagues(scope),
    ]);
  return {
    news,
    requests: ofRequests,
    steps,
    conversations: ofConversations,
    alarms: openAlarms,
    applicants,
    teamMessages,
    mentions,
    colleagues,
  };
}
