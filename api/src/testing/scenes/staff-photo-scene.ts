import { beforeAll, expect } from '@jest/globals';
import type { SmallHotel } from '../small-hotel.ts';
import type { Answer, Staff } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';
import { phonePicture, uploadStaffPhoto } from './photo-scene.ts';

type Who = keyof SmallHotel['uids'];

/** A hotel whose staff take photos. */
export interface StaffPhotoScene {
  readonly hotel: SmallHotel;
  readonly picture: Buffer;
  staff(who: Who, at?: SmallHotel): Staff;
  /** Uploads the picture as a new photo, and returns its id. */
  upload(who: Who, at?: SmallHotel): Promise<string>;
  /** Raises a request for the broken television of a room. */
  raise(who: Who, photoIds: string[], more?: object): Promise<Answer>;
  note(
    who: Who,
    conversationId: string,
    body: string,
    photoIds: string[],
    clientId?: string,
  ): Promise<Answer>;
}

/** Gives the tests of a `describe` block one hotel. */
export function useStaffPhotoScene(stage: Stage): StaffPhotoScene {
  let hotel: SmallHotel;
  let picture: Buffer;
  let number = 0;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    picture = await phonePicture(600, 300);
  });
  const staff = (who: Who, at = hotel) => stage.api.staff(at, who);
  return {
    get hotel() {
      return hotel;
    },
    get picture() {
      return picture;
    },
    staff,
    async upload(who, at = hotel) {
      number += 1;
      const { status, body } = await uploadStaffPhoto(staff(who, at), `photo-${number}-of-staff`, picture);
      expect(status).toBe(201);
      return body.id;
    },
    raise: (who, photoIds, more = {}) =>
      staff(who).call('POST /api/staff/requests', {
        body: { service: 'tv', placeId: 'room-204', photoIds, ...more },
      }),
    note: (who, conversationId, body, photoIds, clientId = 'note-0001') =>
      staff(who).call(`POST /api/staff/conversations/${conversationId}/notes`, {
        body: { clientId, body, photoIds },
      }),
  };
}
