import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import type { ConversationState } from '../../../conversation/state/conversation-state.ts';
import { senderName } from '../../../conversation/state/sender-name.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { requestPromise, titleOf } from '../../request-card/request-promise.ts';
import { endOfLastSentence, unspokenText } from './spoken-sentences.ts';

/** Announces what is new: answers sentence by sentence while they are written, then changes of requests. */
export function useAnnouncements(state: ConversationState, propertyName: string, clock: PropertyClock): void {
  const announce = useAnnounce();
  const { chat, requests: requestMessages } = useChatWording();
  const known = useRef<{ messages: Set<string>; requests: Map<string, string> } | null>(null);
  const spoken = useRef(new Map<string, string>());

  useEffect(() => {
    const requestsNow = new Map([...state.requests].map(([id, request]) => [id, request.state]));
    if (known.current === null) {
      // Content from before the page opened is for the reader to walk through, not to be announced.
      known.current = { messages: new Set(state.messages.map(({ id }) => id)), requests: requestsNow };
      return;
    }
    const { messages, requests } = known.current;
    const sentences: string[] = [];

    for (const { turnId, text } of state.replies.values()) {
      const before = spoken.current.get(turnId) ?? '';
      const end = endOfLastSentence(text);
      if (end <= before.length) continue;
      const name = before === '' ? `${chat.assistant}: ` : '';
      sentences.push(name + text.slice(before.length, end).trim());
      spoken.current.set(turnId, text.slice(0, end));
    }
    for (const message of state.messages) {
      if (messages.has(message.id)) continue;
      messages.add(message.id);
      if (message.sender.kind === 'guest') continue;
      const before = message.turnId ? (spoken.current.get(message.turnId) ?? '') : '';
      const rest = unspokenText(message.body, before);
      if (rest) sentences.push(before ? rest : `${senderName(message.sender, propertyName, chat)}: ${rest}`);
    }
    for (const [id, request] of state.requests) {
      if (requests.get(id) === request.state) continue;
      const { status, line } = requestPromise(request, Date.now(), clock.time, requestMessages);
      sentences.push(`${titleOf(request, requestMessages)}: ${status.text}. ${line?.description ?? ''}`);
    }
    known.current.requests = requestsNow;
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [state, propertyName, clock, announce, chat, requestMessages]);
}
