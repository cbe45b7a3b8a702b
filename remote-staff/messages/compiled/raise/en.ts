// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RaiseMessages } from './messages.ts';

export const theRequestWasNotRaised: RaiseMessages['theRequestWasNotRaised'] = "The request was not raised";
export const cancel: RaiseMessages['cancel'] = "Cancel";
export const raiseIt: RaiseMessages['raiseIt'] = "Raise it";
export const requestNoIsRaisedRequestTitlePlace: RaiseMessages['requestNoIsRaisedRequestTitlePlace'] = (d) => "Request " + d.no + " is raised: " + d.requestTitle + ", " + d.place + ". For " + d.department + ".";
export const newRequest: RaiseMessages['newRequest'] = "New request";
export const loadingPlacesAndServices: RaiseMessages['loadingPlacesAndServices'] = "Loading places and services";
export const placesAndServicesCouldNot: RaiseMessages['placesAndServicesCouldNot'] = "Places and services could not be loaded";
export const close: RaiseMessages['close'] = "Close";
export const chooseOneOfThePlaces: RaiseMessages['chooseOneOfThePlaces'] = "Choose one of the places of this property.";
export const chooseOneOfTheServices: RaiseMessages['chooseOneOfTheServices'] = "Choose one of the services of this property.";
export const fromOneTo99: RaiseMessages['fromOneTo99'] = "From 1 to 99.";
export const chooseATimeThatIsStill: RaiseMessages['chooseATimeThatIsStill'] = "Choose a time that is still ahead.";
export const place: RaiseMessages['place'] = "Place";
export const forPlace: RaiseMessages['forPlace'] = (d) => "For " + d.place;
export const service: RaiseMessages['service'] = "Service";
export const forDepartment: RaiseMessages['forDepartment'] = (d) => "For " + d.department;
export const howManyOptional: RaiseMessages['howManyOptional'] = "How many (optional)";
export const whoSeesIt: RaiseMessages['whoSeesIt'] = "Who sees it";
export const onlyTheStaff: RaiseMessages['onlyTheStaff'] = "Only the staff";
export const theGuestTooInTheirChat: RaiseMessages['theGuestTooInTheirChat'] = "The guest, too, in their chat";
export const theGuestTooNoOne: RaiseMessages['theGuestTooNoOne'] = "The guest, too: no one is in the chat there";
export const wordsWhichTheGuestReadsToo: RaiseMessages['wordsWhichTheGuestReadsToo'] = "Words, which the guest reads, too (optional)";
export const wordsOptional: RaiseMessages['wordsOptional'] = "Words (optional)";
export const anEmergencyIsForNowEveryone: RaiseMessages['anEmergencyIsForNowEveryone'] = "An emergency is for now: everyone on duty sees it at once.";
export const when: RaiseMessages['when'] = "When";
export const asSoonAsPossible: RaiseMessages['asSoonAsPossible'] = "As soon as possible";
export const atATime: RaiseMessages['atATime'] = "At a time";
export const day: RaiseMessages['day'] = "Day";
export const time: RaiseMessages['time'] = "Time";
export const comesAgain: RaiseMessages['comesAgain'] = "Comes again";
export const notLoaded: RaiseMessages['notLoaded'] = "Not loaded";
export const checkYourConnectionAndTryAgain: RaiseMessages['checkYourConnectionAndTryAgain'] = "Check your connection and try again.";

/** The group as one value. @public */
export const raiseMessages: RaiseMessages = {
  theRequestWasNotRaised,
  cancel,
  raiseIt,
  requestNoIsRaisedRequestTitlePlace,
  newRequest,
  loadingPlacesAndServices,
  placesAndServicesCouldNot,
  close,
  chooseOneOfThePlaces,
  chooseOneOfTheServices,
  fromOneTo99,
  chooseATimeThatIsStill,
  place,
  forPlace,
  service,
  forDepartment,
  howManyOptional,
  whoSeesIt,
  onlyTheStaff,
  theGuestTooInTheirChat,
  theGuestTooNoOne,
  wordsWhichTheGuestReadsToo,
  wordsOptional,
  anEmergencyIsForNowEveryone,
  when,
  asSoonAsPossible,
  atATime,
  day,
  time,
  comesAgain,
  notLoaded,
  checkYourConnectionAndTryAgain,
};
