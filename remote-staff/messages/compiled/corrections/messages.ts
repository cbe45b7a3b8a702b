// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface CorrectionsMessages {
  readonly changePlaceButton: string;
  readonly changePlaceOf: (d: { what: string | number }) => string;
  readonly changePlaceHint: string;
  readonly mergeButton: string;
  readonly mergeOf: (d: { what: string | number }) => string;
  readonly mergeTitle: (d: { no: string | number; title: string | number }) => string;
  readonly mergeHint: string;
  readonly mergeInto: (d: { no: string | number; title: string | number }) => string;
  readonly mergeHereButton: string;
  readonly mergeFailed: string;
  readonly merged: (d: { no: string | number }) => string;
  readonly newPlace: string;
  readonly placeMissing: string;
  readonly placesLoadFailed: string;
  readonly loadingThePlaces: string;
  readonly moveFailed: string;
  readonly moveButton: string;
  readonly backButton: string;
  readonly historyOf: (d: { place: string | number }) => string;
  readonly historyFailed: string;
  readonly loadingHistory: string;
  readonly noHistory: string;
  readonly moveGuestButton: string;
  readonly moveGuestTitle: (d: { place: string | number }) => string;
  readonly moveGuestHint: string;
}
