import { introsMessages } from '../../../messages/compiled/intros/en.ts';

/** The purpose of the chat, for everyone who opens it; shown until the conversation has loaded. */
export const CHAT_INTRO = introsMessages.chat;
