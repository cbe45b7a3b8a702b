import type { TeamChannel, TeamMessage, TeamPerson } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWorkplace } from '../../../desk/workplace.tsx';

/** An opened channel. A failed load keeps the messages that were there. */
export interface OpenChannel {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; problem: ApiProblem };
  channel: TeamChannel | null;
  messages: readonly TeamMessage[];
  /** Whether there are older ones. */
  more: boolean;
  /** Who can be named. */
  people: readonly TeamPerson[];
  /** `no` of the last message that was read when the channel was opened; null until it is known. */
  readBefore: number | null;
}

const opening: OpenChannel = {
  load: { status: 'loading' },
  channel: null,
  messages: [],
  more: false,
  people: [],
  readBefore: null,
};

/** Merges messages by their number. */
const merged = (known: readonly TeamMessage[], more: readonly TeamMessage[]): TeamMessage[] =>
  [...new Map([...known, ...more].map((message) => [message.no, message])).values()].sort(
    (a, b) => a.no - b.no,
  );

/** Loads a channel, and again when it has news and when the stream is back. */
export function useChannel(id: string) {
  const api = useApi();
  const { desk, membership } = useWorkplace();
  const property = membership.property.id;
  const [open, setOpen] = useState(opening);
  // Not `useLoad`: a load adds to the messages that pages and the stream have brought.
  const round = useRef(0);

  const refresh = useCallback(async () => {
    const mine = ++round.current;
    const answer = await api.call('GET /api/staff/channels/{id}', { params: { id }, query: { property } });
    if (mine !== round.current) return;
    setOpen((was) => {
      if (!answer.ok) return { ...was, load: { status: 'failed', problem: answer.error } };
      const { channel, messages, more, people } = answer.value;
      // More news than a page has: what was loaded before it does not join.
      const joins = !more || was.messages.some(({ no }) => no >= (messages[0]?.no ?? 0) - 1);
      return {
        load: { status: 'ready' },
        channel,
        people,
        messages: joins ? merged(was.messages, messages) : messages,
        more: joins && was.messages.length > 0 ? was.more : more,
        readBefore: was.readBefore ?? channel.readUpTo,
      };
    });
  }, [api, id, property]);

  useEffect(() => {
    void refresh();
    let { teamNews, stream } = desk.get();
    return desk.subscribe(() => {
      const now = desk.get();
      const isNews = now.teamNews !== teamNews && now.teamNews?.channelId === id;
      if (isNews || (now.stream.status === 'live' && stream.status !== 'live')) void refresh();
      ({ teamNews, stream } = now);
    });
  }, [desk, id, refresh]);

  const loadEarlier = async (): Promise<ApiProblem | null> => {
    const before = open.messages[0]?.no;
    const answer = await api.call('GET /api/staff/channels/{id}', {
      params: { id },
      query: { property, ...(before !== undefined && { before }) },
    });
    if (!answer.ok) return answer.error;
    setOpen((was) => ({
      ...was,
      messages: merged(was.messages, answer.value.messages),
      more: answer.value.more,
    }));
    return null;
  };
  /** Shows a message that the API has accepted. */
  const add = useCallback(
    (message: TeamMessage) => setOpen((was) => ({ ...was, messages: merged(was.messages, [message]) })),
    [],
  );
  return { open, refresh, loadEarlier, add };
}
