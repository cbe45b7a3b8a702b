import { beforeAll, describe, expect, test } from '@jest/globals';
import { hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { phonePicture, sendWithPhotos, uploadPhoto } from '../../testing/scenes/photo-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('A photo in the chat on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  let picture: Buffer;
  beforeAll(async () => {
    [hotel, picture] = [await hotelWithEmergencies(stage), await phonePicture(400, 300)];
  });
  const staff = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel, who);
  const page = async (guest: Guest) => (await guest.call('GET /api/guest/conversation')).body;

  /** Sends words with a photo, and waits for what is said to them. */
  async function send(body: string) {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(Number((await page(guest)).cursor));
    const photo = (await uploadPhoto(guest, 'photo-0001', picture)).body;
    const line = await sendWithPhotos(guest, body, [photo.id], 'line-0001');
    expect([line.status, line.body.parts]).toEqual([201, [{ kind: 'photo', photo }]]);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind !== 'guest');
    return { guest, photo, line: line.body, events };
  }

  test('belongs to the request that its words make, and the department sees it there', async () => {
    const { guest, photo, line, events } = await send('ask for towels 2');
    await events.close();
    const [request] = (await page(guest)).requests;
    expect(request.photos).toEqual([{ photo, takenFrom: line.id, sentAt: line.createdAt }]);
    const listed = await staff('housekeeper').call('GET /api/staff/requests?scope=open');
    const found = listed.body.requests.find(({ id }: { id: string }) => id === request.id);
    expect(found.photos).toEqual(request.photos);
    const open = async (who: keyof SmallHotel['uids']) =>
      (await staff(who).call(`GET /api/staff/photos/${photo.id}`)).status;
    expect([await open('housekeeper'), await open('mechanic'), await open('agent')]).toEqual([200, 404, 200]);
    expect((await page(guest)).conversation.state).toBe('ai_active');
  });

  test('is announced to the staff with the request', async () => {
    const listening = await staff('housekeeper').listen();
    const { photo, events } = await send('ask for pillows 2');
    await events.close();
    const created = await listening.until((e) => e.type === 'request.created');
    await listening.close();
    expect((created as unknown as { request: { photos: unknown } }).request.photos).toMatchObject([
      { photo },
    ]);
  });

  test.each(['', 'hello'])('with the words “%s”, which make no request, is for a person', async (line) => {
    const { guest, events } = await send(line);
    if (line !== '')
      await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'system');
    await events.close();
    const { conversation, messages, requests } = await page(guest);
    expect([conversation.state, requests]).toEqual(['awaiting_human', []]);
    expect(messages.at(-1).body).toMatch(/^I cannot look at photos myself. I have passed this to Reception./);
    const { body } = await staff('agent').call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.conversation).toMatchObject({ handoff: { reason: 'photo' }, unreadByStaff: 1 });
    expect(body.messages[0].parts).toMatchObject([{ kind: 'photo' }]);
  });

  test('without words belongs to what the guest has just asked for, and a person looks at it, too', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(Number((await page(guest)).cursor));
    await guest.say('ask for towels 2');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    const photo = (await uploadPhoto(guest, 'photo-0001', picture)).body;
    await sendWithPhotos(guest, '', [photo.id], 'line-0001');
    const changed = await events.until((e) => e.type === 'request.updated');
    await events.close();
    expect((changed as unknown as { request: { photos: unknown } }).request.photos).toMatchObject([
      { photo },
    ]);
    const { requests, conversation } = await page(guest);
    expect(requests).toMatchObject([{ photos: [{ photo }] }]);
    expect(conversation.state).toBe('awaiting_human');
  });

  test('without words is for a person alone once the guest has written about something else', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(Number((await page(guest)).cursor));
    await guest.say('ask for towels 2');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await guest.say('hello');
    const photo = (await uploadPhoto(guest, 'photo-0001', picture)).body;
    await sendWithPhotos(guest, '', [photo.id], 'line-0001');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'system');
    await events.close();
    const { requests, conversation } = await page(guest);
    expect(requests).toMatchObject([{ service: 'towels', photos: null }]);
    expect(conversation.state).toBe('awaiting_human');
  });

  test('without words does not stop the answer to the words before it', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(Number((await page(guest)).cursor));
    const photo = (await uploadPhoto(guest, 'photo-0001', picture)).body;
    await Promise.all([guest.say('ask for pillows 2'), sendWithPhotos(guest, '', [photo.id], 'line-0001')]);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    expect((await page(guest)).requests).toMatchObject([{ service: 'pillows' }]);
  });

  test('can be sent again without being sent twice, and not with another message', async () => {
    const { guest, photo, line, events } = await send('hello');
    await events.close();
    expect((await sendWithPhotos(guest, 'hello', [photo.id], 'line-0001')).body.id).toBe(line.id);
    const [without, elsewhere] = [
      await sendWithPhotos(guest, 'hello', [], 'line-0001'),
      await sendWithPhotos(guest, 'hello', [photo.id], 'line-0002'),
    ];
    expect([without.body.code, elsewhere.body.code]).toEqual(['idempotency-mismatch', 'photo-not-found']);
    const nothing = await guest.call('POST /api/guest/messages', {
      body: { clientId: 'line-0003', body: '' },
    });
    expect([nothing.status, nothing.body.code]).toEqual([422, 'message-empty']);
  });

  test('comes along when staff who may chat raise a request from its line', async () => {
    const { photo, line, events } = await send('');
    await events.close();
    const body = { service: 'tv', placeId: 'room-204', messageId: line.id };
    const raise = async (who: keyof SmallHotel['uids']) =>
      (await staff(who).call('POST /api/staff/requests', { body })).body;
    expect((await raise('agent')).photos).toMatchObject([{ photo, takenFrom: line.id }]);
    expect((await raise('housekeeper')).photos ?? []).toEqual([]);
    expect((await staff('mechanic').call(`GET /api/staff/photos/${photo.id}`)).status).toBe(200);
  });

  test('of danger goes to the emergency request', async () => {
    const { guest, photo, events } = await send('there is a fire in my room');
    await events.close();
    const { conversation } = await page(guest);
    expect(conversation.alarm).toMatchObject({ kind: 'fire' });
    const { body } = await staff('agent').call('GET /api/staff/requests?scope=open');
    const emergencies = body.requests.filter(
      ({ priority }: { priority: string }) => priority === 'emergency',
    );
    expect(emergencies).toMatchObject([{ photos: [{ photo }] }]);
  });
});
