import { leadsMessages } from '../../../messages/compiled/leads/en.ts';

/** The purpose of the chat, for everyone who opens it; shown until the conversation has loaded. */
export const CHAT_LEAD = leadsMessages.chat;
