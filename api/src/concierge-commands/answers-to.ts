import type { Chat, ChatLine } from '@bellkey/concierge/evaluation/chat';

/** One answer for each guest line; an empty line has none and starts a new guest at the same place. */
export async function* answersTo(
  lines: AsyncIterable<string>,
  chat: Pick<Chat, 'say' | 'begin'>,
): AsyncGenerator<ChatLine> {
  for await (const line of lines) {
    if (line.trim()) yield await chat.say(line);
    else await chat.begin();
  }
}
