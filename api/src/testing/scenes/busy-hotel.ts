import type { SmallHotel } from '../small-hotel.ts';
import type { Stage } from '../use-test-api.ts';

/** A guest in room 204 who asked housekeeping for towels twice over and maintenance for the TV. */
export async function busyHotel(stage: Stage) {
  const hotel = await stage.newHotel();
  const guest = await stage.api.guest(hotel.codes.room.code);
  const events = await stage.api.staff(hotel, 'manager').listen(0);
  for (const service of ['towels', 'tv', 'lateCheckout']) {
    await guest.say(`ask for ${service}`);
    await events.until((e) => e.type === 'request.created' && e.request.service === service);
  }
  await events.close();
  const ask = async (text: string, who: keyof SmallHotel['uids'] = 'manager') =>
    stage.api.staff(hotel, who).call('POST /api/staff/ai/ask', { body: { text } });
  return { hotel, guest, ask };
}
