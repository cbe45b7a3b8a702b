import type { Message, RequestDetail, ServiceRequest } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import { services } from '../../platform/database/schema/property-tables.ts';
import { createLogger } from '../../platform/http/logger.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { sweepClocks } from '../../service/clocks/sweep-clocks.ts';
import { createRequest } from '../../service/requests/create-request.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Guest } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';
import { findGuestConversation } from './guest-conversation.ts';

const MINUTE_MS = 60_000;
/** A Tuesday in Lisbon, at UTC+0. */
const START = Date.parse('2026-11-24T14:00:00Z');

/** A hotel at two in the afternoon, whose clocks are checked when a test says so. */
export interface ClockScene {
  hotel: SmallHotel;
  guest: Guest;
  staff(who: keyof SmallHotel['uids']): ReturnType<TestApi['staff']>;
  /** Creates a request, as the assistant does. */
  ask(service: string, details?: RequestDetail[]): Promise<ServiceRequest>;
  move(
    who: keyof SmallHotel['uids'],
    id: string,
    to: string,
    more?: { reason?: string; promiseMinutes?: number },
  ): Promise<number>;
  /**
   * Moves the time to so many minutes after the start, and runs what is due; returns the number of changed requests.
   */
  at(minutes: number): Promise<number>;
  /** Runs again at the same time. */
  look(): Promise<number>;
  now(): number;
  /** Number of processes working on a request's clock. */
  claims(id: string): Promise<number>;
  request(id: string): Promise<ServiceRequest>;
  /** Events of a request without a move, as `escalated department`. */
  events(id: string): Promise<string[]>;
  /** Messages to the guest. */
  told(): Promise<string[]>;
}

/** Nothing is logged: a failure shows in the result of a sweep. */
export const quiet = createLogger('silent', { write: () => undefined });

export async function clockScene({ api, newHotel }: Stage): Promise<ClockScene> {
  api.clock.stop(new Date(START));
  const hotel = await newHotel();
  const guest = await api.guest(hotel.codes.room.code);
  const { store } = api.api;
  await store.inProperty(hotel.id, async (scope) => {
    await scope.db.insert(services).values({
      propertyId: hotel.id,
      key: 'doctorOnCall',
      title: 'Doctor on call',
      departmentKey: 'front-desk',
      kind: 'emergency',
      level: 'emergency',
      requiredSlots: [],
      starter: 'I need a doctor.',
    });
    await scope.db.insert(services).values({
      propertyId: hotel.id,
      key: 'wakeupCall',
      title: 'Wake-up call',
      departmentKey: 'front-desk',
      kind: 'deliver',
      level: 'scheduled',
      requiredSlots: ['time'],
      starter: 'Please wake me.',
    });
    return done(undefined);
  });
  const session = await findGuestConversation(store, hotel, guest);
  const manager = api.staff(hotel, 'manager');
  const look = () => sweepClocks(store, quiet);
  const request = async (id: string): Promise<ServiceRequest> => {
    const { body } = await manager.call('GET /api/staff/requests?scope=all');
    return body.requests.find((one: ServiceRequest) => one.id === id);
  };
  return {
    hotel,
    guest,
    staff: (who) => api.staff(hotel, who),
    async ask(service, details = []) {
      const made = await store.inProperty(hotel.id, async (scope) =>
        done(
          await createRequest(scope, {
            service,
            quantity: null,
            note: null,
            details,
            locationId: 'room-204',
            ...session,
            source: 'ai',
            turnId: null,
            ownRequest: true,
            urgent: true,
          }),
        ),
      );
      if (!made.ok || !made.value.ok) throw new Error(`Not made: ${JSON.stringify(made)}`);
      return made.value.value;
    },
    async move(who, id, to, more = {}) {
      const answer = await api
        .staff(hotel, who)
        .call(`POST /api/staff/requests/${id}/transition`, { body: { to, ...more } });
      return answer.status;
    },
    at(minutes) {
      api.clock.stop(new Date(START + minutes * MINUTE_MS));
      return look();
    },
    look,
    now: () => api.clock.now().getTime(),
    async claims(id) {
      const name = `clock:${hotel.id}:${id}`;
      const held = await store.inProperty(hotel.id, async (scope) => {
        const { rows } = (await scope.db.execute(sql`select count(*)::int as count from pg_locks
          where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint)
            = hashtextextended(${name}, 0)`)) as unknown as { rows: Array<{ count: number }> };
        return done(rows[0]?.count ?? 0);
      });
      return held.ok ? held.value : 0;
    },
    request,
    async events(id) {
      const { steps } = await request(id);
      return steps.flatMap(({ event }) =>
        event ? [event.to ? `${event.kind} ${event.to}` : event.kind] : [],
      );
    },
    async told() {
      const { body } = await manager.call(`GET /api/staff/conversations/${guest.conversationId}`);
      return body.messages
        .filter(({ sender, visibility }: Message) => sender.kind === 'system' && visibility === 'public')
        .map(({ body: text }: Message) => text.replaceAll(hotel.canary, '').replace(/ +/g, ' '));
    },
  };
}
