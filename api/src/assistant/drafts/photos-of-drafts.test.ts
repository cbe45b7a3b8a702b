import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { assistantSettingsScene } from '../../testing/scenes/assistant-settings-scene.ts';
import { phonePicture, sendWithPhotos, uploadPhoto } from '../../testing/scenes/photo-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The concierge and a photo on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  let hotel: SmallHotel;
  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { mode, concierge } = assistantSettingsScene(
    stage,
    () => hotel,
    () => null,
  );

  /** A guest who sends a photo with these words, and has an answer of this kind. */
  async function guestWithPhoto(line: string, by: 'ai' | 'system') {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const page = async () => (await guest.call('GET /api/guest/conversation')).body;
    const events = await guest.listen(Number((await page()).cursor));
    const photo = (await uploadPhoto(guest, 'photo-0001', await phonePicture(40, 30))).body;
    await sendWithPhotos(guest, line, [photo.id]);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === by);
    await events.close();
    return { guest, photo, page };
  }

  test('a request that staff approve from a draft has the photo of its line', async () => {
    await mode({ mode: 'suggest' });
    const { guest, photo, page } = await guestWithPhoto('Could we have two towels please?', 'system');
    const { draft } = (await concierge(guest)).body;
    await stage.api.staff(hotel, 'agent').call(`POST /api/staff/drafts/${draft.id}/send`, { body: {} });
    expect((await page()).requests).toMatchObject([{ photos: [{ photo }] }]);
  });

  test('a question back keeps the photo for the request that follows, and calls no one', async () => {
    await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(
        await scope.db
          .update(services)
          .set({ requiredSlots: ['time'] })
          .where(scope.own(services, eq(services.key, 'lateCheckout'))),
      ),
    );
    const { guest, photo, page } = await guestWithPhoto('We would like a late check-out', 'ai');
    const asked = await page();
    expect([asked.conversation.state, asked.requests]).toEqual(['ai_active', []]);
    const events = await guest.listen(Number(asked.cursor));
    await guest.say('until 2 pm please');
    await events.until((e) => e.type === 'request.created');
    await events.close();
    expect((await page()).requests).toMatchObject([{ service: 'lateCheckout', photos: [{ photo }] }]);
  });
});
