// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ShiftMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const sections: ShiftMessages['sections'] = {
  own: "In your own words",
  alarms: "Alarms",
  guests: "Guests who wait for a person",
  slipped: "Promises that were moved",
  open: "Open requests",
  planned: "Planned for the next hours"
};
export const causes: ShiftMessages['causes'] = {
  staff: "moved by the staff",
  "not-begun": "no one had begun",
  "under-way": "it took longer"
};
export const open: ShiftMessages['open'] = (d) => plural(d.open, 0, en, { "0": "Nothing", other: d.open }) + " open";
export const counts: ShiftMessages['counts'] = (d) => d.unaccepted + " not accepted, " + d.overdue + " overdue, " + d.planned + " planned";
export const more: ShiftMessages['more'] = (d) => "and " + d.count + " more";
export const slip: ShiftMessages['slip'] = (d) => d.before + ", now " + d.after + ": " + d.why;
export const notKept: ShiftMessages['notKept'] = (d) => d.before + " was not kept, and no other time was named: " + d.why;
export const toldInTime: ShiftMessages['toldInTime'] = (d) => "The guest knew at " + d.at + ", before the time had passed.";
export const toldLate: ShiftMessages['toldLate'] = (d) => "The guest was told at " + d.at + ", after the time had passed.";
export const alarmTaken: ShiftMessages['alarmTaken'] = (d) => d.name + " is looking after it.";
export const alarmOver: ShiftMessages['alarmOver'] = (d) => "Over at " + d.time + ".";
export const alarmOpen: ShiftMessages['alarmOpen'] = "No one has taken it.";
export const readers: ShiftMessages['readers'] = (d) => "Read by " + d.names + ".";
export const quietDepartments: ShiftMessages['quietDepartments'] = (d) => "Nothing open, and no one in them: " + d.names + ".";
export const departments: ShiftMessages['departments'] = "Departments";
export const inNoDepartment: ShiftMessages['inNoDepartment'] = "In no department";
export const departmentEmpty: ShiftMessages['departmentEmpty'] = "No one belongs to it.";
export const seenTime: ShiftMessages['seenTime'] = (d) => ", seen " + d.time;
export const alarms: ShiftMessages['alarms'] = "Alarms";
export const alarmsEmpty: ShiftMessages['alarmsEmpty'] = "No alarm since the last hand-over.";
export const waitingTitle: ShiftMessages['waitingTitle'] = "Waiting for a person";
export const waitingEmpty: ShiftMessages['waitingEmpty'] = "No guest waits for a person.";
export const placeSinceTime: ShiftMessages['placeSinceTime'] = (d) => d.place + ", since " + d.time;
export const slipped: ShiftMessages['slipped'] = "Slipped";
export const slippedEmpty: ShiftMessages['slippedEmpty'] = "No promise was moved to a later time since the last hand-over.";
export const planned: ShiftMessages['planned'] = "Planned";
export const plannedEmpty: ShiftMessages['plannedEmpty'] = "Nothing is planned for the next eight hours.";
export const requestLine: ShiftMessages['requestLine'] = (d) => d.title + ", " + d.place + " (No. " + d.no + ")";
export const readTheTitle: ShiftMessages['readTheTitle'] = (d) => "Read the " + d.title;
export const read: ShiftMessages['read'] = "Read";
export const later: ShiftMessages['later'] = "Later";
export const leftWordsTitle: ShiftMessages['leftWordsTitle'] = "The note was signed before your last words were saved";
export const dropMyWords: ShiftMessages['dropMyWords'] = "Drop my words";
export const leftWordsHint: ShiftMessages['leftWordsHint'] = "They are kept on this device. Copy what the next note needs:";
export const noteOfDepartment: ShiftMessages['noteOfDepartment'] = (d) => "Note of " + d.department;
export const propertyNoteLabel: ShiftMessages['propertyNoteLabel'] = "Note of the whole property";
export const noteUnsaved: ShiftMessages['noteUnsaved'] = "Not saved yet; kept on this device.";
export const noteSavedBy: ShiftMessages['noteSavedBy'] = (d) => "Saved by " + d.changedBy + ", " + d.time + ". Not signed.";
export const noteSaveFailed: ShiftMessages['noteSaveFailed'] = "The note was not saved";
export const ownWordsHint: ShiftMessages['ownWordsHint'] = "What no record says: the mood, what to look after, who was promised what.";
export const signWarning: ShiftMessages['signWarning'] = "Signed, it does not change any more, and the next shift reads it.";
export const signItOver: ShiftMessages['signItOver'] = "Sign it over";
export const notYet: ShiftMessages['notYet'] = "Not yet";
export const save: ShiftMessages['save'] = "Save";
export const signOver: ShiftMessages['signOver'] = "Sign over …";
export const redraftButton: ShiftMessages['redraftButton'] = "Write it again from the data";
export const noteConflictTitle: ShiftMessages['noteConflictTitle'] = (d) => d.changedBy + " has saved this note meanwhile";
export const takeTheirs: ShiftMessages['takeTheirs'] = "Take theirs";
export const keepMine: ShiftMessages['keepMine'] = "Keep mine";
export const noteConflictText: ShiftMessages['noteConflictText'] = "Nothing of yours is lost. They have now:";
export const empty: ShiftMessages['empty'] = "(empty)";
export const earlierNotes: ShiftMessages['earlierNotes'] = "Earlier notes";
export const historyHint: ShiftMessages['historyHint'] = "Signed notes are kept for 30 days.";
export const historyEmpty: ShiftMessages['historyEmpty'] = "No note was signed in the last 30 days.";
export const historyLoadFailed: ShiftMessages['historyLoadFailed'] = "Earlier notes could not be loaded";
export const showEarlierNotes: ShiftMessages['showEarlierNotes'] = "Show earlier notes";
export const showOlderOnes: ShiftMessages['showOlderOnes'] = "Show older ones";
export const signedNoteTitle: ShiftMessages['signedNoteTitle'] = (d) => "Hand-over from " + d.by + d.of + ", " + d.time;
export const markReadButton: ShiftMessages['markReadButton'] = "I have read it";
export const markReadFailed: ShiftMessages['markReadFailed'] = "This was not noted";
export const theWholeProperty: ShiftMessages['theWholeProperty'] = "The whole property";
export const handOverNote: ShiftMessages['handOverNote'] = "Hand-over note";
export const writeNoteHint: ShiftMessages['writeNoteHint'] = "A draft is written from what is recorded. You edit it and sign it over to the next shift.";
export const forLabel: ShiftMessages['forLabel'] = "For";
export const draftANote: ShiftMessages['draftANote'] = "Draft a note";
export const draftFailed: ShiftMessages['draftFailed'] = "The note could not be drafted";
export const youAre: ShiftMessages['youAre'] = "You are";
export const presenceSaveFailed: ShiftMessages['presenceSaveFailed'] = "Your choice was not saved";
export const shift: ShiftMessages['shift'] = "Shift";
export const noAccessTitle: ShiftMessages['noAccessTitle'] = "For those who work on requests";
export const noAccessText: ShiftMessages['noAccessText'] = "Your role does not include requests. A manager can change that.";
export const loadingTheShift: ShiftMessages['loadingTheShift'] = "Loading the shift";
export const loadFailed: ShiftMessages['loadFailed'] = "The shift could not be loaded";
export const staleTitle: ShiftMessages['staleTitle'] = "This may be out of date";
export const introSince: ShiftMessages['introSince'] = (d) => "What has happened since " + d.time + ", and what is left to do.";
export const intro: ShiftMessages['intro'] = "Who is on, what is open, and what the next shift has to know.";
export const draftAge: ShiftMessages['draftAge'] = (d) => "Written from the data " + d.time + ", " + d.span + " ago.";
export const staleSection: ShiftMessages['staleSection'] = (d) => d.section + " – now: " + d.text;
export const staleOthers: ShiftMessages['staleOthers'] = (d) => d.text + " They are other ones than in the draft.";
export const rewriteButton: ShiftMessages['rewriteButton'] = "Write again with what is true now";
export const editsStayHint: ShiftMessages['editsStayHint'] = "What you have written into it stays.";
export const signOldWarning: ShiftMessages['signOldWarning'] = (d) => "This was written " + d.span + " ago, and is signed with what was true then.";
export const signOldButton: ShiftMessages['signOldButton'] = "Sign it as it is";
export const replanned: ShiftMessages['replanned'] = "Later than the guest asked";
export const askedThenPlanned: ShiftMessages['askedThenPlanned'] = (d) => "Asked for " + d.before + ", planned for " + d.after + ": " + d.why;
export const noReason: ShiftMessages['noReason'] = "no reason was given";
export const draftIsStale: ShiftMessages['draftIsStale'] = (d) => plural(d.count, 0, en, { one: "One section is", other: number("en", d.count, 0) + " sections are" }) + " not true any more";

/** The group as one value. @public */
export const shiftMessages: ShiftMessages = {
  sections,
  causes,
  open,
  counts,
  more,
  slip,
  notKept,
  toldInTime,
  toldLate,
  alarmTaken,
  alarmOver,
  alarmOpen,
  readers,
  quietDepartments,
  departments,
  inNoDepartment,
  departmentEmpty,
  seenTime,
  alarms,
  alarmsEmpty,
  waitingTitle,
  waitingEmpty,
  placeSinceTime,
  slipped,
  slippedEmpty,
  planned,
  plannedEmpty,
  requestLine,
  readTheTitle,
  read,
  later,
  leftWordsTitle,
  dropMyWords,
  leftWordsHint,
  noteOfDepartment,
  propertyNoteLabel,
  noteUnsaved,
  noteSavedBy,
  noteSaveFailed,
  ownWordsHint,
  signWarning,
  signItOver,
  notYet,
  save,
  signOver,
  redraftButton,
  noteConflictTitle,
  takeTheirs,
  keepMine,
  noteConflictText,
  empty,
  earlierNotes,
  historyHint,
  historyEmpty,
  historyLoadFailed,
  showEarlierNotes,
  showOlderOnes,
  signedNoteTitle,
  markReadButton,
  markReadFailed,
  theWholeProperty,
  handOverNote,
  writeNoteHint,
  forLabel,
  draftANote,
  draftFailed,
  youAre,
  presenceSaveFailed,
  shift,
  noAccessTitle,
  noAccessText,
  loadingTheShift,
  loadFailed,
  staleTitle,
  introSince,
  intro,
  draftAge,
  staleSection,
  staleOthers,
  rewriteButton,
  editsStayHint,
  signOldWarning,
  signOldButton,
  replanned,
  askedThenPlanned,
  noReason,
  draftIsStale,
};
