import { calledIn, readersOf } from '../../team-channels/channel-readers.ts';
import type { Facts } from './load-facts.ts';
import type { Occasion } from './occasion.ts';

/** Messages of colleagues: direct ones, and those that name or call people. Each person is notified of one once. */
export function teamOccasions({ news, teamMessages, colleagues }: Facts): Occasion[] {
  const newsOf = new Set(news.map(({ channelId, at }) => `${channelId} ${at.getTime()}`));
  return teamMessages
    .filter(({ row }) => newsOf.has(`${row.channelId} ${row.createdAt.getTime()}`))
    .flatMap(({ row, channel, department }): Occasion[] => {
      const shared = {
        kind: 'mention' as const,
        at: row.createdAt,
        subject: row.memberName,
        ...(department !== null && { what: department }),
        requestId: null,
        channelId: row.channelId,
      };
      const readers = readersOf(channel, row.memberId, colleagues);
      if (channel.kind === 'direct')
        return [{ ...shared, source: `team:${row.id}`, heading: 'direct', people: readers }];
      const named = readers.filter(({ id }) => row.mentions.some((mention) => mention.id === id));
      const called = row.here
        ? calledIn(channel, row.memberId, colleagues).filter((person) => !named.includes(person))
        : [];
      return [
        { ...shared, source: `team:${row.id}`, heading: 'mention' as const, people: named },
        { ...shared, source: `team:${row.id}:here`, heading: 'here' as const, people: called },
      ].filter(({ people }) => people.length > 0);
    });
}
