import { requestSteps, requests } from '../../platform/database/schema/request-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { Stage } from '../use-test-api.ts';

const MINUTE_MS = 60_000;

/** A request, in minutes after it was made. */
export interface Past {
  at: string;
  service?: 'towels' | 'tv';
  room?: 'room-204' | 'room-205';
  state?: 'new' | 'done' | 'cancelled' | 'on_hold';
  by?: 'agent' | 'housekeeper' | 'mechanic';
  accepted?: number;
  finished?: number;
  /** First promised for minute 20; moved to this minute, announced to the guest at minute `told`. */
  moved?: { to: number; told: number };
}

/** A hotel whose clock shows `now`, with requests behind it. */
export async function hotelWithPast(stage: Stage, now: string, past: readonly Past[]): Promise<SmallHotel> {
  stage.api.clock.stop(new Date(now));
  const hotel = await stage.newHotel();
  await stage.api.api.store.inProperty(hotel.id, async (scope) => {
    const own = { propertyId: hotel.id };
    for (const [index, one] of past.entries()) {
      const after = (minutes: number) => new Date(Date.parse(one.at) + minutes * MINUTE_MS);
      const optional = (minutes: number | undefined) => (minutes === undefined ? null : after(minutes));
      const service = one.service ?? 'towels';
      const state = one.state ?? (one.finished === undefined ? 'new' : 'done');
      const id = `past-${index}`;
      await scope.db.insert(requests).values({
        ...own,
        id,
        no: 1000 + index,
        serviceKey: service,
        title: 'Past',
        locationId: one.room ?? 'room-204',
        departmentKey: service === 'tv' ? 'maintenance' : 'housekeeping',
        state,
        priority: 'normal',
        source: 'ai',
        assigneeId: one.by ?? null,
        createdAt: after(0),
        acknowledgeBy: after(5),
        promisedAt: after(one.moved?.to ?? 20),
        acknowledgedAt: optional(one.accepted),
        doneAt: optional(one.finished),
        pausedAt: state === 'on_hold' ? after(6) : null,
        slips: one.moved ? 1 : 0,
      });
      if (one.moved) {
        await scope.db.insert(requestSteps).values({
          ...own,
          requestId: id,
          ordinal: 1,
          state: 'acknowledged',
          at: after(one.moved.told),
          byKind: 'system',
          event: {
            kind: 'slipped',
            before: after(20).toISOString(),
            at: after(one.moved.to).toISOString(),
          },
        });
      }
    }
    return done(undefined);
  });
  return hotel;
}
