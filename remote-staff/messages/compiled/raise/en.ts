// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RaiseMessages } from './messages.ts';

export const raiseFailed: RaiseMessages['raiseFailed'] = "The request was not raised";
export const cancel: RaiseMessages['cancel'] = "Cancel";
export const raiseIt: RaiseMessages['raiseIt'] = "Raise it";
export const raisedNote: RaiseMessages['raisedNote'] = (d) => "Request " + d.no + " is raised: " + d.requestTitle + ", " + d.place + ". For " + d.department + ".";
export const newRequest: RaiseMessages['newRequest'] = "New request";
export const loadingLabel: RaiseMessages['loadingLabel'] = "Loading places and services";
export const loadFailed: RaiseMessages['loadFailed'] = "Places and services could not be loaded";
export const close: RaiseMessages['close'] = "Close";
export const placeError: RaiseMessages['placeError'] = "Choose one of the places of this property.";
export const serviceError: RaiseMessages['serviceError'] = "Choose one of the services of this property.";
export const quantityError: RaiseMessages['quantityError'] = "From 1 to 99.";
export const timePastError: RaiseMessages['timePastError'] = "Choose a time that is still ahead.";
export const place: RaiseMessages['place'] = "Place";
export const forPlace: RaiseMessages['forPlace'] = (d) => "For " + d.place;
export const service: RaiseMessages['service'] = "Service";
export const forDepartment: RaiseMessages['forDepartment'] = (d) => "For " + d.department;
export const howManyOptional: RaiseMessages['howManyOptional'] = "How many (optional)";
export const whoSeesIt: RaiseMessages['whoSeesIt'] = "Who sees it";
export const onlyTheStaff: RaiseMessages['onlyTheStaff'] = "Only the staff";
export const guestToo: RaiseMessages['guestToo'] = "The guest, too, in their chat";
export const guestTooAbsent: RaiseMessages['guestTooAbsent'] = "The guest, too: no one is in the chat there";
export const guestWordsLabel: RaiseMessages['guestWordsLabel'] = "Words, which the guest reads, too (optional)";
export const wordsOptional: RaiseMessages['wordsOptional'] = "Words (optional)";
export const emergencyHint: RaiseMessages['emergencyHint'] = "An emergency is for now: everyone on duty sees it at once.";
export const when: RaiseMessages['when'] = "When";
export const asapLabel: RaiseMessages['asapLabel'] = "As soon as possible";
export const atATime: RaiseMessages['atATime'] = "At a time";
export const day: RaiseMessages['day'] = "Day";
export const time: RaiseMessages['time'] = "Time";
export const comesAgain: RaiseMessages['comesAgain'] = "Comes again";
export const notLoaded: RaiseMessages['notLoaded'] = "Not loaded";
export const offlineText: RaiseMessages['offlineText'] = "Check your connection and try again.";

/** The group as one value. @public */
export const raiseMessages: RaiseMessages = {
  raiseFailed,
  cancel,
  raiseIt,
  raisedNote,
  newRequest,
  loadingLabel,
  loadFailed,
  close,
  placeError,
  serviceError,
  quantityError,
  timePastError,
  place,
  forPlace,
  service,
  forDepartment,
  howManyOptional,
  whoSeesIt,
  onlyTheStaff,
  guestToo,
  guestTooAbsent,
  guestWordsLabel,
  wordsOptional,
  emergencyHint,
  when,
  asapLabel,
  atATime,
  day,
  time,
  comesAgain,
  notLoaded,
  offlineText,
};
