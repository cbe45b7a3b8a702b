// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { CodesMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const codesToPrint: CodesMessages['codesToPrint'] = "Codes to print";
export const qrCodeOfLabel: CodesMessages['qrCodeOfLabel'] = (d) => "QR code of " + d.label;
export const typeHostScanQr: CodesMessages['typeHostScanQr'] = (d) => d.type + " " + d.host + "/scan-qr";
export const codes: CodesMessages['codes'] = "Codes";
export const forManagers: CodesMessages['forManagers'] = "For managers";
export const codesAreMadeAndPrinted: CodesMessages['codesAreMadeAndPrinted'] = "Codes are made and printed by managers and owners.";
export const eachRoomAndTable: CodesMessages['eachRoomAndTable'] = "Each room and table has a code of its own. Guests scan it, or type the eight characters under it.";
export const theCodesCouldNotBeMade: CodesMessages['theCodesCouldNotBeMade'] = "The codes could not be made";
export const loadingThePlaces: CodesMessages['loadingThePlaces'] = "Loading the places";
export const thePlacesCouldNotBeLoaded: CodesMessages['thePlacesCouldNotBeLoaded'] = "The places could not be loaded";
export const noPlacesYet: CodesMessages['noPlacesYet'] = "No places yet";
export const thisPropertyHasNoRooms: CodesMessages['thisPropertyHasNoRooms'] = "This property has no rooms or tables to hang a code in.";
export const theCodeOfLabelIsOut: CodesMessages['theCodeOfLabelIsOut'] = (d) => "The code of " + d.label + " is out of use.";
export const codesOutOfUse: CodesMessages['codesOutOfUse'] = "Codes out of use";
export const forACardThatWasStolen: CodesMessages['forACardThatWasStolen'] = "For a card that was stolen. The place stays in your lists, and gets a new code when you make one.";
export const theCodeCouldNotBeTaken: CodesMessages['theCodeCouldNotBeTaken'] = "The code could not be taken out of use";
export const noPlaceHasACode: CodesMessages['noPlaceHasACode'] = "No place has a code.";
export const place: CodesMessages['place'] = "Place";
export const chooseAPlace: CodesMessages['chooseAPlace'] = "Choose a place";
export const takeItsCodeOutOfUse: CodesMessages['takeItsCodeOutOfUse'] = "Take its code out of use";
export const takeTheCodeOfChosenOut: CodesMessages['takeTheCodeOfChosenOut'] = (d) => "Take the code of " + d.chosen + " out of use?";
export const thisCannotBeUndoneThePrinted: CodesMessages['thisCannotBeUndoneThePrinted'] = "This cannot be undone: the printed code opens nothing any more, and phones that came in with it are disconnected. What those guests asked for stays in your queue.";
export const takeItOutOfUse: CodesMessages['takeItOutOfUse'] = "Take it out of use";
export const keepIt: CodesMessages['keepIt'] = "Keep it";
export const cardsToCutOutEight: CodesMessages['cardsToCutOutEight'] = "Cards to cut out, eight on A4";
export const oneA6CardAPage: CodesMessages['oneA6CardAPage'] = "One A6 card a page";
export const tableTentsToFoldTwo: CodesMessages['tableTentsToFoldTwo'] = "Table tents to fold, two on A4";
export const nameIsSavedKeep: CodesMessages['nameIsSavedKeep'] = (d) => d.name + " is saved. Keep it: with it you print the same codes again.";
export const theCodeIsReady: CodesMessages['theCodeIsReady'] = "The code is ready";
export const codesCodesAreReady: CodesMessages['codesCodesAreReady'] = (d) => d.codes + " codes are ready";
export const saveOrPrintThemNow: CodesMessages['saveOrPrintThemNow'] = "Save or print them now";
export const theyAreShownThisOnceWe: CodesMessages['theyAreShownThisOnceWe'] = "They are shown this once: we keep no copy that could be read. A saved file prints the same codes again; lost ones are replaced by new ones.";
export const format: CodesMessages['format'] = "Format";
export const theFileCouldNotBeMade: CodesMessages['theFileCouldNotBeMade'] = "The file could not be made";
export const makingTheFile: CodesMessages['makingTheFile'] = "Making the file";
export const saveAsPdf: CodesMessages['saveAsPdf'] = "Save as PDF";
export const printFromHere: CodesMessages['printFromHere'] = "Print from here";
export const iHaveThem: CodesMessages['iHaveThem'] = "I have them";
export const onePhone: CodesMessages['onePhone'] = "1 phone";
export const countPhones: CodesMessages['countPhones'] = (d) => d.count + " phones";
export const labelPhonesDisconnected: CodesMessages['labelPhonesDisconnected'] = (d) => d.label + ": " + d.phones + " disconnected.";
export const connectedPhones: CodesMessages['connectedPhones'] = "Connected phones";
export const phonesStayConnectedForADay: CodesMessages['phonesStayConnectedForADay'] = "Phones stay connected for a day after they were last used, and for 14 days at most. Disconnect those of a guest who has checked out, or of a code that got about.";
export const thePhonesCouldNotBeDisconnected: CodesMessages['thePhonesCouldNotBeDisconnected'] = "The phones could not be disconnected";
export const noPhoneIsConnected: CodesMessages['noPhoneIsConnected'] = "No phone is connected.";
export const disconnectAll: CodesMessages['disconnectAll'] = "Disconnect all";
export const disconnectPhonesInAsking: CodesMessages['disconnectPhonesInAsking'] = (d) => "Disconnect " + d.phones + " in " + d.asking + "?";
export const thisCannotBeUndoneTheirConversations: CodesMessages['thisCannotBeUndoneTheirConversations'] = "This cannot be undone. Their conversations close at once; what they asked for stays in your queue. Guests who are still there can scan the code again. To keep out whoever has a picture of it, make a new code, which disconnects everybody too.";
export const disconnectPhones: CodesMessages['disconnectPhones'] = (d) => "Disconnect " + d.phones;
export const keepThemConnected: CodesMessages['keepThemConnected'] = "Keep them connected";
export const guestsWhoCameInWithIt: CodesMessages['guestsWhoCameInWithIt'] = "Guests who came in with it";
export const newCodesDisconnectOnePhoneOther: CodesMessages['newCodesDisconnectOnePhoneOther'] = (d) => "New codes disconnect " + plural(d.count, 0, en, { one: "one phone", other: number("en", d.count, 0) + " phones" }) + " there now: those guests";
export const placesThatGetACode: CodesMessages['placesThatGetACode'] = "Places that get a code";
export const chooseNone: CodesMessages['chooseNone'] = "Choose none";
export const chooseAll: CodesMessages['chooseAll'] = "Choose all";
export const pickedOfPlacesChosen: CodesMessages['pickedOfPlacesChosen'] = (d) => d.picked + " of " + d.places + " chosen";
export const noCodeYet: CodesMessages['noCodeYet'] = "no code yet";
export const codeSinceCodeIssuedAt: CodesMessages['codeSinceCodeIssuedAt'] = (d) => "code since " + d.codeIssuedAt;
export const makingTheCodes: CodesMessages['makingTheCodes'] = "Making the codes";
export const makeCodesAndShowTheSheet: CodesMessages['makeCodesAndShowTheSheet'] = "Make codes and show the sheet";
export const replacePrintedCodes: CodesMessages['replacePrintedCodes'] = "Replace printed codes?";
export const oneOfThesePlacesHasOther: CodesMessages['oneOfThesePlacesHasOther'] = (d) => plural(d.replaced, 0, en, { one: "One of these places has", other: number("en", d.replaced, 0) + " of these places have" }) + " a code already. It stops working at once. " + d.phones + " have to scan the new one; what they asked for stays in your queue.";
export const replaceThem: CodesMessages['replaceThem'] = "Replace them";
export const keepThem: CodesMessages['keepThem'] = "Keep them";
export const leaveWithoutTheCodes: CodesMessages['leaveWithoutTheCodes'] = "Leave without the codes?";
export const youHaveNotSavedOrPrinted: CodesMessages['youHaveNotSavedOrPrinted'] = "You have neither saved nor printed them. They are not shown again, and the codes before them work no more: you would have to make new ones.";
export const leaveWithoutThem: CodesMessages['leaveWithoutThem'] = "Leave without them";
export const languagesOfTheText: CodesMessages['languagesOfTheText'] = "Languages of the text, one or two";

/** The group as one value. @public */
export const codesMessages: CodesMessages = {
  codesToPrint,
  qrCodeOfLabel,
  typeHostScanQr,
  codes,
  forManagers,
  codesAreMadeAndPrinted,
  eachRoomAndTable,
  theCodesCouldNotBeMade,
  loadingThePlaces,
  thePlacesCouldNotBeLoaded,
  noPlacesYet,
  thisPropertyHasNoRooms,
  theCodeOfLabelIsOut,
  codesOutOfUse,
  forACardThatWasStolen,
  theCodeCouldNotBeTaken,
  noPlaceHasACode,
  place,
  chooseAPlace,
  takeItsCodeOutOfUse,
  takeTheCodeOfChosenOut,
  thisCannotBeUndoneThePrinted,
  takeItOutOfUse,
  keepIt,
  cardsToCutOutEight,
  oneA6CardAPage,
  tableTentsToFoldTwo,
  nameIsSavedKeep,
  theCodeIsReady,
  codesCodesAreReady,
  saveOrPrintThemNow,
  theyAreShownThisOnceWe,
  format,
  theFileCouldNotBeMade,
  makingTheFile,
  saveAsPdf,
  printFromHere,
  iHaveThem,
  onePhone,
  countPhones,
  labelPhonesDisconnected,
  connectedPhones,
  phonesStayConnectedForADay,
  thePhonesCouldNotBeDisconnected,
  noPhoneIsConnected,
  disconnectAll,
  disconnectPhonesInAsking,
  thisCannotBeUndoneTheirConversations,
  disconnectPhones,
  keepThemConnected,
  guestsWhoCameInWithIt,
  newCodesDisconnectOnePhoneOther,
  placesThatGetACode,
  chooseNone,
  chooseAll,
  pickedOfPlacesChosen,
  noCodeYet,
  codeSinceCodeIssuedAt,
  makingTheCodes,
  makeCodesAndShowTheSheet,
  replacePrintedCodes,
  oneOfThesePlacesHasOther,
  replaceThem,
  keepThem,
  leaveWithoutTheCodes,
  youHaveNotSavedOrPrinted,
  leaveWithoutThem,
  languagesOfTheText,
};
