// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { CodesMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const codesToPrint: CodesMessages['codesToPrint'] = "Codes to print";
export const qrCodeLabel: CodesMessages['qrCodeLabel'] = (d) => "QR code of " + d.label;
export const typeCodeHint: CodesMessages['typeCodeHint'] = (d) => d.type + " " + d.host + "/scan-qr";
export const codes: CodesMessages['codes'] = "Codes";
export const forManagers: CodesMessages['forManagers'] = "For managers";
export const noAccessText: CodesMessages['noAccessText'] = "Codes are made and printed by managers and owners.";
export const intro: CodesMessages['intro'] = "Each room and table has a code of its own. Guests scan it, or type the eight characters under it.";
export const createFailed: CodesMessages['createFailed'] = "The codes could not be made";
export const loadingThePlaces: CodesMessages['loadingThePlaces'] = "Loading the places";
export const loadFailed: CodesMessages['loadFailed'] = "The places could not be loaded";
export const noPlacesYet: CodesMessages['noPlacesYet'] = "No places yet";
export const noPlacesHint: CodesMessages['noPlacesHint'] = "This property has no rooms or tables to hang a code in.";
export const codeEnded: CodesMessages['codeEnded'] = (d) => "The code of " + d.label + " is out of use.";
export const endCodeTitle: CodesMessages['endCodeTitle'] = "Codes out of use";
export const endCodeHint: CodesMessages['endCodeHint'] = "For a card that was stolen. The place stays in your lists, and gets a new code when you make one.";
export const endCodeFailed: CodesMessages['endCodeFailed'] = "The code could not be taken out of use";
export const endCodeEmpty: CodesMessages['endCodeEmpty'] = "No place has a code.";
export const place: CodesMessages['place'] = "Place";
export const chooseAPlace: CodesMessages['chooseAPlace'] = "Choose a place";
export const endCodeButton: CodesMessages['endCodeButton'] = "Take its code out of use";
export const endCodeQuestion: CodesMessages['endCodeQuestion'] = (d) => "Take the code of " + d.chosen + " out of use?";
export const endCodeWarning: CodesMessages['endCodeWarning'] = "This cannot be undone: the printed code opens nothing any more, and phones that came in with it are disconnected. What those guests asked for stays in your queue.";
export const endCodeConfirm: CodesMessages['endCodeConfirm'] = "Take it out of use";
export const keepIt: CodesMessages['keepIt'] = "Keep it";
export const cardsFormat: CodesMessages['cardsFormat'] = "Cards to cut out, eight on A4";
export const singleCardFormat: CodesMessages['singleCardFormat'] = "One A6 card a page";
export const tentsFormat: CodesMessages['tentsFormat'] = "Table tents to fold, two on A4";
export const fileSaved: CodesMessages['fileSaved'] = (d) => d.name + " is saved. Keep it: with it you print the same codes again.";
export const codeReadyTitle: CodesMessages['codeReadyTitle'] = "The code is ready";
export const codesReadyTitle: CodesMessages['codesReadyTitle'] = (d) => d.codes + " codes are ready";
export const shownOnceTitle: CodesMessages['shownOnceTitle'] = "Save or print them now";
export const shownOnceHint: CodesMessages['shownOnceHint'] = "They are shown this once: we keep no copy that could be read. A saved file prints the same codes again; lost ones are replaced by new ones.";
export const format: CodesMessages['format'] = "Format";
export const fileFailed: CodesMessages['fileFailed'] = "The file could not be made";
export const makingTheFile: CodesMessages['makingTheFile'] = "Making the file";
export const saveAsPdf: CodesMessages['saveAsPdf'] = "Save as PDF";
export const printFromHere: CodesMessages['printFromHere'] = "Print from here";
export const iHaveThem: CodesMessages['iHaveThem'] = "I have them";
export const onePhone: CodesMessages['onePhone'] = "1 phone";
export const countPhones: CodesMessages['countPhones'] = (d) => d.count + " phones";
export const labelPhonesDisconnected: CodesMessages['labelPhonesDisconnected'] = (d) => d.label + ": " + d.phones + " disconnected.";
export const connectedPhones: CodesMessages['connectedPhones'] = "Connected phones";
export const phonesHint: CodesMessages['phonesHint'] = "Phones stay connected for a day after they were last used, and for 14 days at most. Disconnect those of a guest who has checked out, or of a code that got about.";
export const disconnectFailed: CodesMessages['disconnectFailed'] = "The phones could not be disconnected";
export const phonesEmpty: CodesMessages['phonesEmpty'] = "No phone is connected.";
export const disconnectAll: CodesMessages['disconnectAll'] = "Disconnect all";
export const disconnectTitle: CodesMessages['disconnectTitle'] = (d) => "Disconnect " + d.phones + " in " + d.asking + "?";
export const disconnectWarning: CodesMessages['disconnectWarning'] = "This cannot be undone. Their conversations close at once; what they asked for stays in your queue. Guests who are still there can scan the code again. To keep out whoever has a picture of it, make a new code, which disconnects everybody too.";
export const disconnectPhones: CodesMessages['disconnectPhones'] = (d) => "Disconnect " + d.phones;
export const keepThemConnected: CodesMessages['keepThemConnected'] = "Keep them connected";
export const newCodesHint: CodesMessages['newCodesHint'] = "Guests who came in with it";
export const newCodesPhonesHint: CodesMessages['newCodesPhonesHint'] = (d) => "New codes disconnect " + plural(d.count, 0, en, { one: "one phone", other: number("en", d.count, 0) + " phones" }) + " there now: those guests";
export const placesFormLabel: CodesMessages['placesFormLabel'] = "Places that get a code";
export const chooseNone: CodesMessages['chooseNone'] = "Choose none";
export const chooseAll: CodesMessages['chooseAll'] = "Choose all";
export const chosenCount: CodesMessages['chosenCount'] = (d) => d.picked + " of " + d.places + " chosen";
export const noCodeYet: CodesMessages['noCodeYet'] = "no code yet";
export const codeDate: CodesMessages['codeDate'] = (d) => "code since " + d.codeIssuedAt;
export const makingTheCodes: CodesMessages['makingTheCodes'] = "Making the codes";
export const makeCodesButton: CodesMessages['makeCodesButton'] = "Make codes and show the sheet";
export const replacePrintedCodes: CodesMessages['replacePrintedCodes'] = "Replace printed codes?";
export const replaceCodesWarning: CodesMessages['replaceCodesWarning'] = (d) => plural(d.replaced, 0, en, { one: "One of these places has", other: number("en", d.replaced, 0) + " of these places have" }) + " a code already. It stops working at once. " + d.phones + " have to scan the new one; what they asked for stays in your queue.";
export const replaceThem: CodesMessages['replaceThem'] = "Replace them";
export const keepThem: CodesMessages['keepThem'] = "Keep them";
export const leaveTitle: CodesMessages['leaveTitle'] = "Leave without the codes?";
export const leaveText: CodesMessages['leaveText'] = "You have neither saved nor printed them. They are not shown again, and the codes before them work no more: you would have to make new ones.";
export const leaveWithoutThem: CodesMessages['leaveWithoutThem'] = "Leave without them";
export const cardLanguages: CodesMessages['cardLanguages'] = "Languages of the text, one or two";

/** The group as one value. @public */
export const codesMessages: CodesMessages = {
  codesToPrint,
  qrCodeLabel,
  typeCodeHint,
  codes,
  forManagers,
  noAccessText,
  intro,
  createFailed,
  loadingThePlaces,
  loadFailed,
  noPlacesYet,
  noPlacesHint,
  codeEnded,
  endCodeTitle,
  endCodeHint,
  endCodeFailed,
  endCodeEmpty,
  place,
  chooseAPlace,
  endCodeButton,
  endCodeQuestion,
  endCodeWarning,
  endCodeConfirm,
  keepIt,
  cardsFormat,
  singleCardFormat,
  tentsFormat,
  fileSaved,
  codeReadyTitle,
  codesReadyTitle,
  shownOnceTitle,
  shownOnceHint,
  format,
  fileFailed,
  makingTheFile,
  saveAsPdf,
  printFromHere,
  iHaveThem,
  onePhone,
  countPhones,
  labelPhonesDisconnected,
  connectedPhones,
  phonesHint,
  disconnectFailed,
  phonesEmpty,
  disconnectAll,
  disconnectTitle,
  disconnectWarning,
  disconnectPhones,
  keepThemConnected,
  newCodesHint,
  newCodesPhonesHint,
  placesFormLabel,
  chooseNone,
  chooseAll,
  chosenCount,
  noCodeYet,
  codeDate,
  makingTheCodes,
  makeCodesButton,
  replacePrintedCodes,
  replaceCodesWarning,
  replaceThem,
  keepThem,
  leaveTitle,
  leaveText,
  leaveWithoutThem,
  cardLanguages,
};
