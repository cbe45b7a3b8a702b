import type { SmallHotel } from '../small-hotel.ts';
import type { Stage } from '../use-test-api.ts';

/** A property's knowledge, as its staff write and read it. `hotel` is that of the running test. */
export function knowledgeScene(stage: Stage, hotel: () => SmallHotel) {
  const as = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel(), who);
  const entry = (change: Record<string, unknown> = {}) => ({
    kind: 'fact',
    key: 'sauna.hours',
    title: 'Sauna',
    scope: 'public',
    keywords: [],
    values: { from: '16:00', until: '21:00' },
    text: { en: 'The sauna is open from 16:00 to 21:00.' },
    ownerId: null,
    validFrom: null,
    validUntil: null,
    publish: true,
    ...change,
  });
  return {
    as,
    entry,
    write: (change: Record<string, unknown> = {}, who: keyof SmallHotel['uids'] = 'manager') =>
      as(who).call('POST /api/staff/knowledge', { body: entry(change) }),
    gaps: async () => (await as('manager').call('GET /api/staff/knowledge-gaps')).body.gaps,
    conflicts: async () => (await as('manager').call('GET /api/staff/knowledge-conflicts')).body.conflicts,
  };
}
