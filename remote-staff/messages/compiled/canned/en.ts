// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { CannedMessages } from './messages.ts';

export const title: CannedMessages['title'] = "Canned replies";
export const intro: CannedMessages['intro'] = "Type / in the answer to find one. The words in braces are filled in: {place}, {property} and {me}.";
export const openButton: CannedMessages['openButton'] = "Canned replies";
export const suggestionsLabel: CannedMessages['suggestionsLabel'] = "Canned replies that match";
export const none: CannedMessages['none'] = "No reply is kept yet.";
export const noMatch: CannedMessages['noMatch'] = "No canned reply has this name. Enter sends what is written.";
export const loading: CannedMessages['loading'] = "Loading the canned replies";
export const loadFailed: CannedMessages['loadFailed'] = "The canned replies could not be loaded";
export const chooseButton: CannedMessages['chooseButton'] = "Use";
export const chooseNamed: CannedMessages['chooseNamed'] = (d) => "Use " + d.name;
export const editNamed: CannedMessages['editNamed'] = (d) => "Edit " + d.name;
export const editButton: CannedMessages['editButton'] = "Edit";
export const deleteNamed: CannedMessages['deleteNamed'] = (d) => "Delete " + d.name;
export const deleteButton: CannedMessages['deleteButton'] = "Delete";
export const newReply: CannedMessages['newReply'] = "Keep a reply";
export const changeReply: CannedMessages['changeReply'] = (d) => "Change " + d.name;
export const name: CannedMessages['name'] = "Name";
export const nameHint: CannedMessages['nameHint'] = "One word or two, as in late check-out. A reply with the same name is replaced.";
export const textLabel: CannedMessages['textLabel'] = (d) => "Text, " + d.language;
export const textMissing: CannedMessages['textMissing'] = "Write the text in at least one language.";
export const nameMissing: CannedMessages['nameMissing'] = "Give it a name.";
export const keepButton: CannedMessages['keepButton'] = "Keep it";
export const saveFailed: CannedMessages['saveFailed'] = "The reply could not be kept";
export const deleteFailed: CannedMessages['deleteFailed'] = "The reply could not be deleted";
export const kept: CannedMessages['kept'] = (d) => d.name + " is kept.";
export const deleted: CannedMessages['deleted'] = (d) => d.name + " is deleted.";
export const closeButton: CannedMessages['closeButton'] = "Close";

/** The group as one value. @public */
export const cannedMessages: CannedMessages = {
  title,
  intro,
  openButton,
  suggestionsLabel,
  none,
  noMatch,
  loading,
  loadFailed,
  chooseButton,
  chooseNamed,
  editNamed,
  editButton,
  deleteNamed,
  deleteButton,
  newReply,
  changeReply,
  name,
  nameHint,
  textLabel,
  textMissing,
  nameMissing,
  keepButton,
  saveFailed,
  deleteFailed,
  kept,
  deleted,
  closeButton,
};
