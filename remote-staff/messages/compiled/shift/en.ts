// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ShiftMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
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
export const noOneBelongsToIt: ShiftMessages['noOneBelongsToIt'] = "No one belongs to it.";
export const seenTime: ShiftMessages['seenTime'] = (d) => ", seen " + d.time;
export const alarms: ShiftMessages['alarms'] = "Alarms";
export const noAlarmSinceTheLastHand: ShiftMessages['noAlarmSinceTheLastHand'] = "No alarm since the last hand-over.";
export const waitingForAPerson: ShiftMessages['waitingForAPerson'] = "Waiting for a person";
export const noGuestWaitsForAPerson: ShiftMessages['noGuestWaitsForAPerson'] = "No guest waits for a person.";
export const placeSinceTime: ShiftMessages['placeSinceTime'] = (d) => d.place + ", since " + d.time;
export const slipped: ShiftMessages['slipped'] = "Slipped";
export const noPromiseWasMovedSince: ShiftMessages['noPromiseWasMovedSince'] = "No promise was moved to a later time since the last hand-over.";
export const planned: ShiftMessages['planned'] = "Planned";
export const nothingIsPlannedForTheNext: ShiftMessages['nothingIsPlannedForTheNext'] = "Nothing is planned for the next eight hours.";
export const titlePlaceNoNo: ShiftMessages['titlePlaceNoNo'] = (d) => d.title + ", " + d.place + " (No. " + d.no + ")";
export const readTheTitle: ShiftMessages['readTheTitle'] = (d) => "Read the " + d.title;
export const read: ShiftMessages['read'] = "Read";
export const later: ShiftMessages['later'] = "Later";
export const theNoteWasSignedBefore: ShiftMessages['theNoteWasSignedBefore'] = "The note was signed before your last words were saved";
export const dropMyWords: ShiftMessages['dropMyWords'] = "Drop my words";
export const theyAreKeptOnThisDevice: ShiftMessages['theyAreKeptOnThisDevice'] = "They are kept on this device. Copy what the next note needs:";
export const noteOfDepartment: ShiftMessages['noteOfDepartment'] = (d) => "Note of " + d.department;
export const noteOfTheWholeProperty: ShiftMessages['noteOfTheWholeProperty'] = "Note of the whole property";
export const notSavedYetKept: ShiftMessages['notSavedYetKept'] = "Not saved yet; kept on this device.";
export const savedByChangedByTimeNotSigned: ShiftMessages['savedByChangedByTimeNotSigned'] = (d) => "Saved by " + d.changedBy + ", " + d.time + ". Not signed.";
export const theNoteWasNotSaved: ShiftMessages['theNoteWasNotSaved'] = "The note was not saved";
export const whatNoRecordSaysTheMood: ShiftMessages['whatNoRecordSaysTheMood'] = "What no record says: the mood, what to look after, who was promised what.";
export const signedItDoesNotChangeAny: ShiftMessages['signedItDoesNotChangeAny'] = "Signed, it does not change any more, and the next shift reads it.";
export const signItOver: ShiftMessages['signItOver'] = "Sign it over";
export const notYet: ShiftMessages['notYet'] = "Not yet";
export const save: ShiftMessages['save'] = "Save";
export const signOver: ShiftMessages['signOver'] = "Sign over …";
export const writeItAgainFromTheData: ShiftMessages['writeItAgainFromTheData'] = "Write it again from the data";
export const changedByHasSavedThisNoteMeanwhile: ShiftMessages['changedByHasSavedThisNoteMeanwhile'] = (d) => d.changedBy + " has saved this note meanwhile";
export const takeTheirs: ShiftMessages['takeTheirs'] = "Take theirs";
export const keepMine: ShiftMessages['keepMine'] = "Keep mine";
export const nothingOfYoursIsLostThey: ShiftMessages['nothingOfYoursIsLostThey'] = "Nothing of yours is lost. They have now:";
export const empty: ShiftMessages['empty'] = "(empty)";
export const earlierNotes: ShiftMessages['earlierNotes'] = "Earlier notes";
export const signedNotesAreKeptForThirty: ShiftMessages['signedNotesAreKeptForThirty'] = "Signed notes are kept for 30 days.";
export const noNoteWasSigned: ShiftMessages['noNoteWasSigned'] = "No note was signed in the last 30 days.";
export const earlierNotesCouldNotBeLoaded: ShiftMessages['earlierNotesCouldNotBeLoaded'] = "Earlier notes could not be loaded";
export const showEarlierNotes: ShiftMessages['showEarlierNotes'] = "Show earlier notes";
export const showOlderOnes: ShiftMessages['showOlderOnes'] = "Show older ones";
export const handOverFromByOfTime: ShiftMessages['handOverFromByOfTime'] = (d) => "Hand-over from " + d.by + d.of + ", " + d.time;
export const iHaveReadIt: ShiftMessages['iHaveReadIt'] = "I have read it";
export const thisWasNotNoted: ShiftMessages['thisWasNotNoted'] = "This was not noted";
export const theWholeProperty: ShiftMessages['theWholeProperty'] = "The whole property";
export const handOverNote: ShiftMessages['handOverNote'] = "Hand-over note";
export const aDraftIsWrittenFromWhat: ShiftMessages['aDraftIsWrittenFromWhat'] = "A draft is written from what is recorded. You edit it and sign it over to the next shift.";
export const forLabel: ShiftMessages['forLabel'] = "For";
export const draftANote: ShiftMessages['draftANote'] = "Draft a note";
export const theNoteCouldNotBeDrafted: ShiftMessages['theNoteCouldNotBeDrafted'] = "The note could not be drafted";
export const youAre: ShiftMessages['youAre'] = "You are";
export const yourChoiceWasNotSaved: ShiftMessages['yourChoiceWasNotSaved'] = "Your choice was not saved";
export const shift: ShiftMessages['shift'] = "Shift";
export const forThoseWhoWorkOnRequests: ShiftMessages['forThoseWhoWorkOnRequests'] = "For those who work on requests";
export const yourRoleDoesNotIncludeRequests: ShiftMessages['yourRoleDoesNotIncludeRequests'] = "Your role does not include requests. A manager can change that.";
export const loadingTheShift: ShiftMessages['loadingTheShift'] = "Loading the shift";
export const theShiftCouldNotBeLoaded: ShiftMessages['theShiftCouldNotBeLoaded'] = "The shift could not be loaded";
export const thisMayBeOutOfDate: ShiftMessages['thisMayBeOutOfDate'] = "This may be out of date";
export const whatHasHappenedSinceTime: ShiftMessages['whatHasHappenedSinceTime'] = (d) => "What has happened since " + d.time + ", and what is left to do.";
export const whoIsOnWhatIsOpen: ShiftMessages['whoIsOnWhatIsOpen'] = "Who is on, what is open, and what the next shift has to know.";

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
  noOneBelongsToIt,
  seenTime,
  alarms,
  noAlarmSinceTheLastHand,
  waitingForAPerson,
  noGuestWaitsForAPerson,
  placeSinceTime,
  slipped,
  noPromiseWasMovedSince,
  planned,
  nothingIsPlannedForTheNext,
  titlePlaceNoNo,
  readTheTitle,
  read,
  later,
  theNoteWasSignedBefore,
  dropMyWords,
  theyAreKeptOnThisDevice,
  noteOfDepartment,
  noteOfTheWholeProperty,
  notSavedYetKept,
  savedByChangedByTimeNotSigned,
  theNoteWasNotSaved,
  whatNoRecordSaysTheMood,
  signedItDoesNotChangeAny,
  signItOver,
  notYet,
  save,
  signOver,
  writeItAgainFromTheData,
  changedByHasSavedThisNoteMeanwhile,
  takeTheirs,
  keepMine,
  nothingOfYoursIsLostThey,
  empty,
  earlierNotes,
  signedNotesAreKeptForThirty,
  noNoteWasSigned,
  earlierNotesCouldNotBeLoaded,
  showEarlierNotes,
  showOlderOnes,
  handOverFromByOfTime,
  iHaveReadIt,
  thisWasNotNoted,
  theWholeProperty,
  handOverNote,
  aDraftIsWrittenFromWhat,
  forLabel,
  draftANote,
  theNoteCouldNotBeDrafted,
  youAre,
  yourChoiceWasNotSaved,
  shift,
  forThoseWhoWorkOnRequests,
  yourRoleDoesNotIncludeRequests,
  loadingTheShift,
  theShiftCouldNotBeLoaded,
  thisMayBeOutOfDate,
  whatHasHappenedSinceTime,
  whoIsOnWhatIsOpen,
};
