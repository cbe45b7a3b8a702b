// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface RaiseMessages {
  readonly theRequestWasNotRaised: string;
  readonly cancel: string;
  readonly raiseIt: string;
  readonly requestNoIsRaisedRequestTitlePlace: (d: { department: string | number; no: string | number; place: string | number; requestTitle: string | number }) => string;
  readonly newRequest: string;
  readonly loadingPlacesAndServices: string;
  readonly placesAndServicesCouldNot: string;
  readonly close: string;
  readonly chooseOneOfThePlaces: string;
  readonly chooseOneOfTheServices: string;
  readonly fromOneTo99: string;
  readonly chooseATimeThatIsStill: string;
  readonly place: string;
  readonly forPlace: (d: { place: string | number }) => string;
  readonly service: string;
  readonly forDepartment: (d: { department: string | number }) => string;
  readonly howManyOptional: string;
  readonly whoSeesIt: string;
  readonly onlyTheStaff: string;
  readonly theGuestTooInTheirChat: string;
  readonly theGuestTooNoOne: string;
  readonly wordsWhichTheGuestReadsToo: string;
  readonly wordsOptional: string;
  readonly anEmergencyIsForNowEveryone: string;
  readonly when: string;
  readonly asSoonAsPossible: string;
  readonly atATime: string;
  readonly day: string;
  readonly time: string;
  readonly comesAgain: string;
  readonly notLoaded: string;
  readonly checkYourConnectionAndTryAgain: string;
}
