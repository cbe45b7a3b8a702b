// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { MentionsMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const suggestions: MentionsMessages['suggestions'] = "Colleagues who can be named";
export const status: MentionsMessages['status'] = (d) => plural(d.count, 0, en, { one: "One colleague matches", other: d.count + " colleagues match" }) + ". Choose with the arrow keys, name with Enter.";
export const offDuty: MentionsMessages['offDuty'] = "off duty";
export const namesYou: MentionsMessages['namesYou'] = "names you";

/** The group as one value. @public */
export const mentionsMessages: MentionsMessages = {
  suggestions,
  status,
  offDuty,
  namesYou,
};
