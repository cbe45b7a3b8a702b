import { expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { properties, services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Guest } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';

/** A hotel with an emergency service of another department than any of its department staff. */
export async function hotelWithEmergencies(stage: Stage): Promise<SmallHotel> {
  const hotel = await stage.newHotel();
  await stage.api.api.store.inProperty(hotel.id, async (scope) => {
    const kind = 'emergency' as const;
    const service = { propertyId: hotel.id, requiredSlots: [], kind, level: 'emergency' };
    await scope.db.insert(services).values([
      { ...service, key: 'emergency', title: 'Emergency', departmentKey: 'front-desk', starter: 'Help' },
      { ...service, key: 'doctorOnCall', title: 'Doctor', departmentKey: 'front-desk', starter: 'A doctor' },
    ]);
    return done(undefined);
  });
  return hotel;
}

/** Sets how far the concierge may act in a hotel. */
export const setMode = (stage: Stage, hotel: SmallHotel, aiMode: 'off' | 'suggest' | 'auto') =>
  stage.api.api.store.inProperty(hotel.id, async (scope) => {
    await scope.db.update(properties).set({ aiMode }).where(eq(properties.id, hotel.id));
    return done(undefined);
  });

/** Sets the country of a hotel, as in ISO 3166. */
export const setCountry = (stage: Stage, hotel: SmallHotel, country: string) =>
  stage.api.api.store.inProperty(hotel.id, async (scope) => {
    await scope.db.update(properties).set({ country }).where(eq(properties.id, hotel.id));
    return done(undefined);
  });

/** The conversation as its guest sees it. */
export const guestView = async (guest: Guest) => (await guest.call('GET /api/guest/conversation')).body;

/** Expects what must be true after every line of danger, whatever happened before. */
export async function expectAlarm(api: TestApi, hotel: SmallHotel, guest: Guest, line: string) {
  const agent = api.staff(hotel, 'agent');
  const { conversations } = (await agent.call('GET /api/staff/conversations')).body;
  expect(conversations[0]).toMatchObject({
    id: guest.conversationId,
    alarm: { words: expect.stringContaining(line), takenBy: null },
  });
  const { messages, conversation, requests } = await guestView(guest);
  const said = messages.findLast((m: { body: string }) => m.body === line);
  const told = messages[messages.indexOf(said) + 1];
  expect(told).toMatchObject({ sender: { kind: 'system' }, body: expect.stringContaining('112') });
  expect(told.body).not.toMatch(/no time is promised/i);
  expect(conversation.alarm.requestId).toBe(requests[0].id);
  expect(requests[0]).toMatchObject({ priority: 'emergency', state: 'new' });
  const queue = (await agent.call('GET /api/staff/requests')).body.requests;
  expect(queue[0].id).toBe(requests[0].id);
}

/** Takes or ends a conversation's alarm as a staff member. */
export const actOnAlarm = (
  stage: Stage,
  hotel: SmallHotel,
  guest: Guest,
  to: 'taken' | 'over',
  who: 'agent' | 'manager' = 'agent',
) =>
  stage.api
    .staff(hotel, who)
    .call(`POST /api/staff/conversations/${guest.conversationId}/alarm`, { body: { to } });
