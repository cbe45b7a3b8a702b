// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { CorrectionsMessages } from './messages.ts';

export const changePlaceButton: CorrectionsMessages['changePlaceButton'] = "Change the place";
export const changePlaceOf: CorrectionsMessages['changePlaceOf'] = (d) => "Change the place of " + d.what;
export const changePlaceHint: CorrectionsMessages['changePlaceHint'] = "The history keeps the place that was reported. The guest stays where they are.";
export const mergeButton: CorrectionsMessages['mergeButton'] = "Merge";
export const mergeOf: CorrectionsMessages['mergeOf'] = (d) => "Merge " + d.what;
export const mergeTitle: CorrectionsMessages['mergeTitle'] = (d) => "Merge #" + d.no + ", " + d.title;
export const mergeHint: CorrectionsMessages['mergeHint'] = "It ends, and its number, note and photos are in the one that you choose. The guest is told that the two are together.";
export const mergeInto: CorrectionsMessages['mergeInto'] = (d) => "Merge into #" + d.no + ", " + d.title;
export const mergeHereButton: CorrectionsMessages['mergeHereButton'] = "Into this one";
export const mergeFailed: CorrectionsMessages['mergeFailed'] = "They were not merged";
export const merged: CorrectionsMessages['merged'] = (d) => "Merged into #" + d.no + ".";
export const newPlace: CorrectionsMessages['newPlace'] = "New place";
export const placeMissing: CorrectionsMessages['placeMissing'] = "Choose a place from the list.";
export const placesLoadFailed: CorrectionsMessages['placesLoadFailed'] = "The places could not be loaded";
export const loadingThePlaces: CorrectionsMessages['loadingThePlaces'] = "Loading the places";
export const moveFailed: CorrectionsMessages['moveFailed'] = "It was not moved";
export const moveButton: CorrectionsMessages['moveButton'] = "Move";
export const backButton: CorrectionsMessages['backButton'] = "Back";
export const historyOf: CorrectionsMessages['historyOf'] = (d) => "Earlier requests of " + d.place;
export const historyFailed: CorrectionsMessages['historyFailed'] = "The earlier requests could not be loaded";
export const loadingHistory: CorrectionsMessages['loadingHistory'] = "Loading the earlier requests";
export const noHistory: CorrectionsMessages['noHistory'] = "There are no earlier requests.";
export const moveGuestButton: CorrectionsMessages['moveGuestButton'] = "Change the room";
export const moveGuestTitle: CorrectionsMessages['moveGuestTitle'] = (d) => "Move the guest from " + d.place;
export const moveGuestHint: CorrectionsMessages['moveGuestHint'] = "Their conversation and what they still wait for come along. They scan nothing, and read where they are now.";

/** The group as one value. @public */
export const correctionsMessages: CorrectionsMessages = {
  changePlaceButton,
  changePlaceOf,
  changePlaceHint,
  mergeButton,
  mergeOf,
  mergeTitle,
  mergeHint,
  mergeInto,
  mergeHereButton,
  mergeFailed,
  merged,
  newPlace,
  placeMissing,
  placesLoadFailed,
  loadingThePlaces,
  moveFailed,
  moveButton,
  backButton,
  historyOf,
  historyFailed,
  loadingHistory,
  noHistory,
  moveGuestButton,
  moveGuestTitle,
  moveGuestHint,
};
