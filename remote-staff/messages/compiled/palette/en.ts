// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PaletteMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const title: PaletteMessages['title'] = "Go to";
export const fieldLabel: PaletteMessages['fieldLabel'] = "Page, room, request or guest";
export const pages: PaletteMessages['pages'] = "Page";
export const request: PaletteMessages['request'] = "Request";
export const conversation: PaletteMessages['conversation'] = "Conversation";
export const searchQueue: PaletteMessages['searchQueue'] = (d) => "Search the queue for “" + d.words + "”";
export const nothing: PaletteMessages['nothing'] = "Nothing has these words.";
export const found: PaletteMessages['found'] = (d) => plural(d.count, 0, en, { "0": "Nothing", one: "1 entry", other: number("en", d.count, 0) + " entries" }) + " found";
export const resultsLabel: PaletteMessages['resultsLabel'] = "Where to go";

/** The group as one value. @public */
export const paletteMessages: PaletteMessages = {
  title,
  fieldLabel,
  pages,
  request,
  conversation,
  searchQueue,
  nothing,
  found,
  resultsLabel,
};
