import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS, type Photo } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { photos } from '../../platform/database/schema/conversation-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareJson } from '../../platform/statements/prepared-sql.ts';
import type { PreparePhoto } from './prepare-photo.ts';

const HOUR_MS = 60 * 60_000;

/** A photo to keep, and whose it is. */
export interface OfferedPhoto {
  propertyId: string;
  guest: Pick<GuestCaller, 'sessionId' | 'conversationId'>;
  /** The sender's id of it: the same one again is the same photo. */
  clientId: string;
  bytes: Uint8Array;
}

/** What decides whether one more photo is kept. */
interface KeptSoFar {
  repeat: Photo | null;
  ofSession: number;
  ofProperty: number;
  ofConversation: number;
}

const keptSoFar = prepareJson<KeptSoFar>(
  () => sql`select json_build_object(
    'repeat', (select json_build_object('id', id, 'width', width, 'height', height) from photos
      where property_id = ${ofProperty} and conversation_id = ${sql.placeholder('conversationId')}
        and client_id = ${sql.placeholder('clientId')}),
    'ofSession', (select count(*) from photos where property_id = ${ofProperty}
      and conversation_id = ${sql.placeholder('conversationId')}
      and guest_session_id = ${sql.placeholder('sessionId')} and created_at > ${sql.placeholder('since')}),
    'ofProperty', (select count(*) from photos where property_id = ${ofProperty}
      and created_at > ${sql.placeholder('since')}),
    'ofConversation', (select count(*) from photos where property_id = ${ofProperty}
      and conversation_id = ${sql.placeholder('conversationId')})) as json`,
);

/**
 * Keeps a photo for a message that names it later. No transaction is open while it is decoded; whether there may be one
 * more is checked before, and again when it is written.
 */
export async function keepPhoto(
  store: Store,
  prepare: PreparePhoto,
  offered: OfferedPhoto,
): Promise<Outcome<Photo>> {
  const before = await store.read(offered.propertyId, (scope) => admit(scope, offered), 'guest');
  if (!before.ok || before.value) return before as Outcome<Photo>;
  const prepared = await prepare(offered.bytes, offered.propertyId);
  if (!prepared.ok) return prepared;
  const { width, height, picture, thumbnail } = prepared.value;
  return store.inProperty(
    offered.propertyId,
    async (scope) => {
      const now = await admit(scope, offered);
      if (!now.ok) return now;
      if (now.value) return done(now.value);
      const photo = { id: randomUUID(), width, height };
      const [kept] = await scope.db
        .insert(photos)
        .values({
          propertyId: scope.propertyId,
          conversationId: offered.guest.conversationId,
          guestSessionId: offered.guest.sessionId,
          clientId: offered.clientId,
          createdAt: scope.now,
          picture,
          thumbnail,
          ...photo,
        })
        .onConflictDoNothing()
        .returning({ id: photos.id });
      if (kept) return done(photo);
      // The same photo was kept by another call in the meantime.
      const meanwhile = await admit(scope, offered);
      if (!meanwhile.ok) return meanwhile;
      return meanwhile.value ? done(meanwhile.value) : refused('not-found');
    },
    'guest',
  );
}

/** Whether one more photo may be kept; the photo, if this one was kept already. */
async function admit(
  scope: PropertyScope,
  { guest, clientId }: Pick<OfferedPhoto, 'guest' | 'clientId'>,
): Promise<Outcome<Photo | null>> {
  const [so] = await scope.run(keptSoFar, {
    ...guest,
    clientId,
    since: new Date(scope.now.getTime() - HOUR_MS),
  });
  if (!so) throw new Error('The counts of photos are one row');
  if (so.repeat) return done(so.repeat);
  if (so.ofConversation >= PHOTO_LIMITS.conversation) return refused('too-many-photos');
  const full = so.ofSession >= PHOTO_LIMITS.sessionPerHour || so.ofProperty >= PHOTO_LIMITS.propertyPerHour;
  return full ? refused('rate-limited', { retryAfterSeconds: HOUR_MS / 1000 / 4 }) : done(null);
}
