import { randomUUID } from 'node:crypto';
import type { Photo } from '@bellkey/shared/api';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { photos } from '../../platform/database/schema/conversation-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import type { PhotoSender } from './photo-sender.ts';
import type { PreparePhoto } from './prepare-photo.ts';

/** A photo to keep, and whose it is. */
export interface OfferedPhoto {
  propertyId: string;
  sender: PhotoSender;
  /** The sender's id of it: the same one again is the same photo. */
  clientId: string;
  bytes: Uint8Array;
}

/**
 * Keeps a photo for a text that names it later. No transaction is open while it is decoded; whether there may be one
 * more is checked before, and again when it is written.
 */
export async function keepPhoto(
  store: Store,
  prepare: PreparePhoto,
  { propertyId, sender, clientId, bytes }: OfferedPhoto,
): Promise<Outcome<Photo>> {
  const admit = (scope: PropertyScope) => sender.admit(scope, clientId);
  const before = await store.read(propertyId, admit, sender.role);
  if (!before.ok || before.value) return before as Outcome<Photo>;
  const prepared = await prepare(bytes, propertyId);
  if (!prepared.ok) return prepared;
  const { width, height, picture, thumbnail } = prepared.value;
  return store.inProperty(
    propertyId,
    async (scope) => {
      const now = await admit(scope);
      if (!now.ok) return now;
      if (now.value) return done(now.value);
      const photo = { id: randomUUID(), width, height };
      const [kept] = await scope.db
        .insert(photos)
        .values({
          propertyId: scope.propertyId,
          ...sender.columns,
          clientId,
          createdAt: scope.now,
          picture,
          thumbnail,
          ...photo,
        })
        .onConflictDoNothing()
        .returning({ id: photos.id });
      if (kept) return done(photo);
      // The same photo was kept by another call in the meantime.
      const meanwhile = await admit(scope);
      if (!meanwhile.ok) return meanwhile;
      return meanwhile.value ? done(meanwhile.value) : refused('not-found');
    },
    sender.role,
  );
}
