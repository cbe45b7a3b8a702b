import type { DayRecord, Finding } from './day-record.ts';

/** No message was lost or duplicated: each sent one is in the database once, and screens match the database. */
export function checkMessages({ messages, held, sent }: DayRecord): Finding[] {
  return [
    ...sent.flatMap(({ clientId, conversationId }): Finding[] => {
      const kept = messages.filter(
        (message) => message.clientId === clientId && message.conversationId === conversationId,
      ).length;
      if (kept === 1) return [];
      return [{ rule: 'messages', what: `the line ${clientId} of a guest is kept ${kept} times` }];
    }),
    ...held.flatMap((screen): Finding[] => {
      const expected = messages.filter(
        ({ conversationId, visibility }) =>
          conversationId === screen.conversationId && (screen.by === 'staff' || visibility === 'public'),
      );
      const has = new Set(screen.messageIds);
      const known = new Set(expected.map(({ id }) => id));
      const missing = expected.filter(({ id }) => !has.has(id));
      const odd = screen.messageIds.filter((id) => !known.has(id));
      const twice = screen.messageIds.length - has.size + screen.doubled.length;
      if (missing.length + odd.length + twice === 0) return [];
      const what = `the ${screen.by}’s screen of ${screen.conversationId} lacks ${missing.length} messages, has ${odd.length} that are not kept, and ${twice} twice`;
      return [{ rule: 'messages', what }];
    }),
  ];
}

/** Every answer that the assistant owed was given, or cancelled because a person answers. */
export const checkAnswers = ({ turns }: DayRecord): Finding[] =>
  turns
    .filter(({ state }) => state === 'pending' || state === 'running')
    .map(({ id, state }) => ({ rule: 'answers', what: `the answer ${id} is still ${state}` }));
