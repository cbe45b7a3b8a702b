// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface RaiseMessages {
  readonly raiseFailed: string;
  readonly cancel: string;
  readonly raiseIt: string;
  readonly raisedNote: (d: { department: string | number; no: string | number; place: string | number; requestTitle: string | number }) => string;
  readonly newRequest: string;
  readonly loadingLabel: string;
  readonly loadFailed: string;
  readonly close: string;
  readonly placeError: string;
  readonly serviceError: string;
  readonly quantityError: string;
  readonly timePastError: string;
  readonly place: string;
  readonly forPlace: (d: { place: string | number }) => string;
  readonly service: string;
  readonly forDepartment: (d: { department: string | number }) => string;
  readonly howManyOptional: string;
  readonly whoSeesIt: string;
  readonly onlyTheStaff: string;
  readonly guestToo: string;
  readonly guestTooAbsent: string;
  readonly guestWordsLabel: string;
  readonly wordsOptional: string;
  readonly emergencyHint: string;
  readonly when: string;
  readonly asapLabel: string;
  readonly atATime: string;
  readonly day: string;
  readonly time: string;
  readonly comesAgain: string;
  readonly notLoaded: string;
  readonly offlineText: string;
}
