import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadConversations } from '../../service/conversations/conversation-view.ts';
import { guestLanguage } from '../../service/conversations/guest-texts.ts';
import { loadMessages } from '../../service/conversations/message-view.ts';

/** What a reply is written from. */
export interface DraftGround {
  conversationId: string;
  place: string;
  language: string;
  /** The last lines, oldest first. */
  lines: Array<{ from: string; text: string }>;
}

const LINES = 12;

/** The open conversation at a place, latest first; null when there is none. */
export async function draftGround(scope: PropertyScope, place: string): Promise<DraftGround | null> {
  const number = new RegExp(`(?<!\\d)${place}(?!\\d)`);
  const open = (await loadConversations(scope)).filter(({ state }) => state !== 'resolved');
  const conversation = open.find((candidate) => number.test(candidate.place.label));
  if (!conversation) return null;
  const messages = await loadMessages(scope, conversation.id, 'guest');
  return {
    conversationId: conversation.id,
    place: conversation.place.label,
    language: await guestLanguage(scope, conversation),
    lines: messages.slice(-LINES).map(({ sender, body }) => ({ from: sender.kind, text: body })),
  };
}

/** Reviewed sentences that promise nothing: the person adds what they know. */
const SENTENCES: Record<string, (name: string) => string> = {
  en: (name) =>
    `Thank you for telling us, and I am sorry about this. I am looking into it now and will write to you here. ${name}`,
  pt: (name) =>
    `Obrigado por nos dizer, e lamento o sucedido. Estou a tratar disto agora e escrevo-lhe aqui. ${name}`,
  es: (name) => `Gracias por decírnoslo, y lo siento. Lo estoy viendo ahora y le escribo por aquí. ${name}`,
};

/** A reply in the guest's language, or in English where there is none in theirs. */
export const templateReply = (language: string, name: string): string =>
  (SENTENCES[language] ?? SENTENCES.en ?? (() => ''))(name);
