// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RequestNotesMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const title: RequestNotesMessages['title'] = "Notes for the staff";
export const label: RequestNotesMessages['label'] = "Note for the staff";
export const hint: RequestNotesMessages['hint'] = "Guests never see it. Type @ to name a colleague, who is notified.";
export const addButton: RequestNotesMessages['addButton'] = "Add the note";
export const tooLong: RequestNotesMessages['tooLong'] = (d) => d.number + " characters too many.";
export const added: RequestNotesMessages['added'] = "The note is added.";
export const addedNaming: RequestNotesMessages['addedNaming'] = (d) => "The note is added. " + d.names + " " + plural(d.count, 0, en, { one: "is", other: "are" }) + " notified.";
export const addFailed: RequestNotesMessages['addFailed'] = "The note was not added";
export const loadFailed: RequestNotesMessages['loadFailed'] = "The notes could not be loaded";
export const noteBy: RequestNotesMessages['noteBy'] = (d) => "Note · " + d.name;

/** The group as one value. @public */
export const requestNotesMessages: RequestNotesMessages = {
  title,
  label,
  hint,
  addButton,
  tooLong,
  added,
  addedNaming,
  addFailed,
  loadFailed,
  noteBy,
};
