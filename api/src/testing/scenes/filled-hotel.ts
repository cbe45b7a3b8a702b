import { expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { menuCategories, menuItems } from '../../platform/database/schema/order-tables.ts';
import { departments, locations, services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { recordQuestion } from '../../service/knowledge/gaps/record-question.ts';
import { bodyFor } from '../operation-bodies.ts';
import { registrationDetails } from '../registration-details.ts';
import type { SmallHotel } from '../small-hotel.ts';
import { addMenu } from '../small-menu.ts';
import type { Guest } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';
import { makeProgram } from './api-key-scene.ts';
import { drawnMark, uploadImage } from './brand-scene.ts';
import { phonePicture, uploadPhoto } from './photo-scene.ts';

/** Fills a hotel with one of everything that operations name by id. @returns ids by the path segment before them */
export async function fillHotel(
  stage: Stage,
  hotel: SmallHotel,
  guest: Guest,
): Promise<Record<string, string>> {
  const manager = stage.api.staff(hotel, 'manager');
  const { api } = stage;
  await addMenu(api.api.store, hotel);
  const queue = await manager.call('GET /api/staff/requests');
  const entry = await manager.call('POST /api/staff/knowledge', {
    body: { ...(bodyFor('POST /api/staff/knowledge', hotel) as object), title: `Sauna ${hotel.canary}` },
  });
  const cart = await guest.call('POST /api/guest/cart', { body: bodyFor('POST /api/guest/cart', hotel) });
  const photo = await uploadPhoto(guest, 'photo-of-hotel', await phonePicture(40, 30));
  // As if it had come with the guest's first line.
  await api.api.store.inProperty(hotel.id, async (scope) => {
    const first = sql`(select id from messages where conversation_id = ${guest.conversationId} order by ordinal limit 1)`;
    return done(
      await scope.db.execute(sql`update photos set message_id = ${first} where id = ${photo.body.id}`),
    );
  });
  const mark = await uploadImage(manager, 'mark', await drawnMark(hotel.id));
  const joinCode: string = (await manager.call('GET /api/staff/join-code')).body.code;
  const asked = await api.call('POST /api/staff/registrations', {
    body: { ...(bodyFor('POST /api/staff/registrations', hotel) as object), joinCode },
    token: `newcomer-${hotel.id}`,
    peer: '192.0.2.70',
  });
  const invited = await manager.call('POST /api/staff/invitations', {
    body: bodyFor('POST /api/staff/invitations', hotel),
  });
  const device = await manager.call('POST /api/staff/notifications/devices', {
    body: bodyFor('POST /api/staff/notifications/devices', hotel),
  });
  await manager.call('PUT /api/staff/settings/webhook', {
    body: bodyFor('PUT /api/staff/settings/webhook', hotel),
  });
  const delivery = await manager.call('POST /api/staff/settings/webhook/test');
  const gap = await api.api.store.inProperty(hotel.id, async (scope) =>
    done(
      await recordQuestion(scope, 'unanswered', {
        question: `Is there a helipad ${hotel.canary}`,
        conversationId: guest.conversationId,
      }),
    ),
  );
  // Places, departments and services of all test hotels have the same ids, except these.
  const placeId = `attic-${hotel.id.slice(-12)}`;
  await api.api.store.inProperty(hotel.id, async (scope) => {
    await scope.db
      .insert(locations)
      .values({ propertyId: scope.propertyId, id: placeId, kind: 'room', label: `Attic ${hotel.canary}` });
    const own = { propertyId: scope.propertyId, key: placeId };
    await scope.db.insert(departments).values({ ...own, name: `Attic ${hotel.canary}` });
    await scope.db.insert(services).values({
      ...own,
      title: `Attic ${hotel.canary}`,
      departmentKey: placeId,
      kind: 'deliver',
      requiredSlots: [],
      level: 'delivery',
      starter: `Say ${hotel.canary}`,
      active: false,
    });
    const id = placeId;
    await scope.db
      .insert(menuCategories)
      .values({ propertyId: scope.propertyId, id, name: `Attic ${hotel.canary}` });
    await scope.db.insert(menuItems).values({
      propertyId: scope.propertyId,
      id,
      categoryId: id,
      name: `Attic ${hotel.canary}`,
      description: '',
      priceCents: 100,
      allergens: [],
      diets: [],
    });
    return done(undefined);
  });
  const question = await stage.api
    .staff(hotel, 'manager')
    .call('POST /api/staff/ai/ask', { body: { text: "What's open?" } });
  const note = await manager.call('POST /api/staff/shift/notes', { body: { department: null } });
  const view = await manager.call('POST /api/staff/views', { body: bodyFor('POST /api/staff/views', hotel) });
  const canned = await manager.call('POST /api/staff/canned-replies', {
    body: { name: 'late', texts: { en: hotel.canary } },
  });
  const direct = await manager.call('POST /api/staff/channels', { body: { memberId: 'mechanic' } });
  await manager.call(`POST /api/staff/channels/${direct.body.id}/messages`, {
    body: { clientId: 'client-direct', body: `Between us: ${hotel.canary}` },
  });
  // One of its own: tests end it.
  await stage.api.guest(hotel.codes.otherRoom.code);
  const sessions = await manager.call('GET /api/staff/places/room-205/sessions');
  const program = await makeProgram(stage, hotel);
  const registration = registrationDetails();
  registration.values.street = hotel.canary;
  await guest.call('POST /api/guest/registration', { body: registration });
  const tab = await guest.call('POST /api/guest/tab', { body: { name: hotel.canary.slice(0, 24) } });
  const ids = {
    'api-keys': program.keyId,
    questions: question.body.id,
    views: view.body.id,
    'canned-replies': canned.body.id,
    channels: direct.body.id,
    'guest-sessions': sessions.body.sessions[0].id,
    places: placeId,
    departments: placeId,
    services: placeId,
    categories: placeId,
    dishes: placeId,
    requests: queue.body.requests[0].id,
    'by-request': queue.body.requests[0].id,
    kitchen: queue.body.requests[0].id,
    conversations: guest.conversationId,
    'guest-registrations': guest.conversationId,
    profile: guest.conversationId,
    knowledge: entry.body.id,
    'knowledge-gaps': gap.ok ? (gap.value ?? '') : '',
    orders: cart.body.id,
    guests: tab.body.tab.guests[0].id,
    photos: photo.body.id,
    images: mark.body.hash,
    registrations: asked.body.id,
    // Members have the same ids in both hotels except for this one, who only asks to join.
    team: asked.body.id,
    invitations: invited.body.invitation.id,
    notes: note.body.id,
    drafts: guest.conversationId,
    devices: device.body.id,
    'webhook-deliveries': delivery.body.id,
    leads: 'nothing',
  };
  expect(Object.entries(ids).filter(([, id]) => !id)).toEqual([]);
  return ids;
}
