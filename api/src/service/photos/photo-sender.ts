import { PHOTO_LIMITS, type Photo } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { photos } from '../../platform/database/schema/conversation-tables.ts';
import type { GuestCaller, StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareJson } from '../../platform/statements/prepared-sql.ts';

const HOUR_MS = 60 * 60_000;

/** Who sends a photo, and how many they may. */
export interface PhotoSender {
  role: 'guest' | undefined;
  columns: Pick<typeof photos.$inferInsert, 'conversationId' | 'guestSessionId' | 'memberId' | 'forGuest'>;
  /** Whether one more photo may be kept; the photo, if this one was kept already. */
  admit(scope: PropertyScope, clientId: string): Promise<Outcome<Photo | null>>;
}

/** What decides whether one more photo is kept. */
interface KeptSoFar {
  repeat: Photo | null;
  ofSender: number;
  ofProperty: number;
  ofConversation: number;
}

const since = sql.placeholder('since');
const clientId = sql.placeholder('clientId');
const ofConversation = sql`property_id = ${ofProperty} and conversation_id = ${sql.placeholder('conversationId')}`;
const ofMember = sql`property_id = ${ofProperty} and member_id = ${sql.placeholder('memberId')}`;
const repeat = sql`json_build_object('id', id, 'width', width, 'height', height)`;
const kept = sql`select count(*) from photos where`;

const keptByGuest = prepareJson<KeptSoFar>(
  () => sql`select json_build_object(
    'repeat', (select ${repeat} from photos where ${ofConversation} and client_id = ${clientId}),
    'ofSender', (${kept} ${ofConversation} and guest_session_id = ${sql.placeholder('sessionId')} and created_at > ${since}),
    'ofProperty', (${kept} property_id = ${ofProperty} and created_at > ${since}),
    'ofConversation', (${kept} ${ofConversation})) as json`,
);

const keptByMember = prepareJson<KeptSoFar>(
  () => sql`select json_build_object(
    'repeat', (select ${repeat} from photos where ${ofMember} and client_id = ${clientId}),
    'ofSender', (${kept} ${ofMember} and created_at > ${since}),
    'ofProperty', (${kept} property_id = ${ofProperty} and created_at > ${since}),
    'ofConversation', 0) as json`,
);

/** A guest, whose photos belong to their conversation from the first. */
export function guestSender({
  conversationId,
  sessionId,
}: Pick<GuestCaller, 'conversationId' | 'sessionId'>): PhotoSender {
  return {
    role: 'guest',
    columns: { conversationId, guestSessionId: sessionId },
    admit: async (scope, id) => {
      const values = { conversationId, sessionId, clientId: id, since: anHourAgo(scope) };
      return decide((await scope.run(keptByGuest, values))[0], PHOTO_LIMITS.sessionPerHour);
    },
  };
}

/** A member of the staff. No guest sees the photo until a text for that guest names it. */
export function staffSender({ memberId }: Pick<StaffCaller, 'memberId'>): PhotoSender {
  return {
    role: undefined,
    columns: { memberId, forGuest: false },
    admit: async (scope, id) => {
      const values = { memberId, clientId: id, since: anHourAgo(scope) };
      return decide((await scope.run(keptByMember, values))[0], PHOTO_LIMITS.memberPerHour);
    },
  };
}

const anHourAgo = ({ now }: PropertyScope) => new Date(now.getTime() - HOUR_MS);

function decide(so: KeptSoFar | undefined, senderPerHour: number): Outcome<Photo | null> {
  if (!so) throw new Error('The counts of photos are one row');
  if (so.repeat) return done(so.repeat);
  if (so.ofConversation >= PHOTO_LIMITS.conversation) return refused('too-many-photos');
  const full = so.ofSender >= senderPerHour || so.ofProperty >= PHOTO_LIMITS.propertyPerHour;
  return full ? refused('rate-limited', { retryAfterSeconds: HOUR_MS / 1000 / 4 }) : done(null);
}
