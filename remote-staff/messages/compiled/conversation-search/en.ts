// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ConversationSearchMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const label: ConversationSearchMessages['label'] = "Search the conversations";
export const placeholder: ConversationSearchMessages['placeholder'] = "Room, or words of a message";
export const rooms: ConversationSearchMessages['rooms'] = "Rooms";
export const inMessages: ConversationSearchMessages['inMessages'] = "In messages";
export const nothing: ConversationSearchMessages['nothing'] = "No conversation has these words.";
export const searching: ConversationSearchMessages['searching'] = "Searching";
export const failed: ConversationSearchMessages['failed'] = "The conversations could not be searched";
export const noteMark: ConversationSearchMessages['noteMark'] = "Note";
export const count: ConversationSearchMessages['count'] = (d) => plural(d.count, 0, en, { "0": "No conversation", one: "1 conversation", other: number("en", d.count, 0) + " conversations" }) + " found";

/** The group as one value. @public */
export const conversationSearchMessages: ConversationSearchMessages = {
  label,
  placeholder,
  rooms,
  inMessages,
  nothing,
  searching,
  failed,
  noteMark,
  count,
};
