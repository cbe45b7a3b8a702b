import type { SmallHotel } from '../small-hotel.ts';
import type { Stage } from '../use-test-api.ts';

let people = 0;
let addresses = 0;

export const newUid = () => `newcomer-${Date.now()}-${++people}`;
/** Wrong codes count per address, so each test that types them has its own. */
export const newPeer = () => `198.51.100.${++addresses}`;

/** The code that a hotel's manager gives to new staff. */
export async function joinCodeOf(stage: Stage, hotel: SmallHotel): Promise<string> {
  return (await stage.api.staff(hotel, 'manager').call('GET /api/staff/join-code')).body.code;
}

/** Asks to join as Rita. */
export function apply(stage: Stage, uid: string, joinCode: string, changes: object = {}, peer = '192.0.2.1') {
  const body = {
    fullName: 'Rita Alves Costa',
    joinCode,
    departments: ['housekeeping'],
    jobTitle: 'Room attendant',
    languages: ['pt', 'en'],
    ...changes,
  };
  return stage.api.call('POST /api/staff/registrations', { body, token: uid, peer });
}

/** The memberships of a person, as they see them. */
export const membershipsOf = async (stage: Stage, uid: string) =>
  (await stage.api.call('GET /api/staff/me', { token: uid })).body.memberships;

/** A hotel where Rita has asked to join. */
export async function withRita(stage: Stage) {
  const hotel = await stage.newHotel();
  const joinCode = await joinCodeOf(stage, hotel);
  const uid = newUid();
  const asked = await apply(stage, uid, joinCode);
  return { hotel, joinCode, uid, id: asked.body.id as string, asked };
}

/** Approves or declines a request to join. */
export const decide = (
  stage: Stage,
  hotel: SmallHotel,
  id: string,
  body: object,
  who: keyof SmallHotel['uids'] = 'manager',
) => stage.api.staff(hotel, who).call(`POST /api/staff/registrations/${id}/decision`, { body });
