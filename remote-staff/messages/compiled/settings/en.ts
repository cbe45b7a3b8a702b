// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SettingsMessages } from './messages.ts';

export const titleIsAsItWasBefore: SettingsMessages['titleIsAsItWasBefore'] = (d) => d.title + " is as it was before.";
export const theChangesCouldNotBeLoaded: SettingsMessages['theChangesCouldNotBeLoaded'] = "The changes could not be loaded";
export const loadingTheChanges: SettingsMessages['loadingTheChanges'] = "Loading the changes";
export const nothingHasBeenChangedYet: SettingsMessages['nothingHasBeenChangedYet'] = "Nothing has been changed yet";
export const whatYouChangeHereIsKept: SettingsMessages['whatYouChangeHereIsKept'] = "What you change here is kept, and can be undone.";
export const changes: SettingsMessages['changes'] = "Changes";
export const undoTheChangeOfTitle: SettingsMessages['undoTheChangeOfTitle'] = (d) => "Undo the change of " + d.title;
export const undo: SettingsMessages['undo'] = "Undo";
export const olderChangesCouldNotBeLoaded: SettingsMessages['olderChangesCouldNotBeLoaded'] = "Older changes could not be loaded";
export const showOlderChanges: SettingsMessages['showOlderChanges'] = "Show older changes";
export const helpedByBackup: SettingsMessages['helpedByBackup'] = (d) => ", helped by " + d.backup;
export const added: SettingsMessages['added'] = "Added";
export const theSetUpCouldNot: SettingsMessages['theSetUpCouldNot'] = "The set-up could not be loaded";
export const loadingTheSetUp: SettingsMessages['loadingTheSetUp'] = "Loading the set-up";
export const setUp: SettingsMessages['setUp'] = "Set-up";
export const everythingIsSetUp: SettingsMessages['everythingIsSetUp'] = "Everything is set up.";
export const yourLook: SettingsMessages['yourLook'] = "How you look to guests";
export const showGuestsWhoseChatItIs: SettingsMessages['showGuestsWhoseChatItIs'] = "Show guests whose chat it is with your logo, a picture and a colour, or leave it as it is.";
export const doneOfStepsStepsDoneGuests: SettingsMessages['doneOfStepsStepsDoneGuests'] = (d) => d.done + " of " + d.steps + " steps done. Guests can use what is there in the meantime.";
export const done: SettingsMessages['done'] = "Done";
export const telephoneNumber: SettingsMessages['telephoneNumber'] = "Telephone number";
export const guestsInDangerGetAButton: SettingsMessages['guestsInDangerGetAButton'] = "Guests in danger get a button that calls it.";
export const roomsAndTables: SettingsMessages['roomsAndTables'] = "Rooms and tables";
export const eachHasACodeOfIts: SettingsMessages['eachHasACodeOfIts'] = "Each has a code of its own, so that you know where a wish comes from.";
export const codesForEveryPlace: SettingsMessages['codesForEveryPlace'] = "Codes for every place";
export const printThemAndHangThemWhere: SettingsMessages['printThemAndHangThemWhere'] = "Print them and hang them where guests see them.";
export const servicesThatFit: SettingsMessages['servicesThatFit'] = "Services that fit";
export const takeOutWhatYouDoNot: SettingsMessages['takeOutWhatYouDoNot'] = "Take out what you do not offer, add what only you have.";
export const tenThingsThatGuestsAsk: SettingsMessages['tenThingsThatGuestsAsk'] = "Ten things that guests ask";
export const theAssistantAnswersFromWhat: SettingsMessages['theAssistantAnswersFromWhat'] = "The assistant answers from what you have written down, and from nothing else.";
export const aMenu: SettingsMessages['aMenu'] = "A menu";
export const guestsOrderFromItByChat: SettingsMessages['guestsOrderFromItByChat'] = "Guests order from it by chat. Replace the samples, if you took them.";
export const aSecondPerson: SettingsMessages['aSecondPerson'] = "A second person";
export const inviteThemByALink: SettingsMessages['inviteThemByALink'] = "Invite them by a link; or give them the join code, and approve them.";
export const aFirstGuest: SettingsMessages['aFirstGuest'] = "A first guest";
export const scanOneOfYourCodes: SettingsMessages['scanOneOfYourCodes'] = "Scan one of your codes with your own phone and ask for something.";
export const departments: SettingsMessages['departments'] = "Departments";
export const guestsReadTheseNamesWhenSomething: SettingsMessages['guestsReadTheseNamesWhenSomething'] = "Guests read these names when something is on its way.";
export const savedGuestsSeeItFromNow: SettingsMessages['savedGuestsSeeItFromNow'] = "Saved. Guests see it from now on.";
export const theProperty: SettingsMessages['theProperty'] = "The property";
export const name: SettingsMessages['name'] = "Name";
export const telephone: SettingsMessages['telephone'] = "Telephone";
export const withTheCountrysNumberFirst: SettingsMessages['withTheCountrysNumberFirst'] = "With the country’s number first, as +351 210 000 000. Guests in danger get a button that calls it.";
export const languagesOfTheHouse: SettingsMessages['languagesOfTheHouse'] = "Languages of the house";
export const textsOfTheHouseAreShown: SettingsMessages['textsOfTheHouseAreShown'] = (d) => "Texts of the house are shown in " + d.name + " where a guest’s language is missing.";
export const theFirstOfThem: SettingsMessages['theFirstOfThem'] = "the first of them";
export const itWasNotSaved: SettingsMessages['itWasNotSaved'] = "It was not saved";
export const save: SettingsMessages['save'] = "Save";
export const departmentIsNowCalledName: SettingsMessages['departmentIsNowCalledName'] = (d) => d.department + " is now called " + d.name + ".";
export const nameOfDepartment: SettingsMessages['nameOfDepartment'] = (d) => "Name of " + d.department;
export const rename: SettingsMessages['rename'] = "Rename";
export const services: SettingsMessages['services'] = "Services";
export const menu: SettingsMessages['menu'] = "Menu";
export const places: SettingsMessages['places'] = "Places";
export const hours: SettingsMessages['hours'] = "Hours";
export const property: SettingsMessages['property'] = "Property";
export const brand: SettingsMessages['brand'] = "Brand";
export const webhook: SettingsMessages['webhook'] = "Webhook";
export const apiKeys: SettingsMessages['apiKeys'] = "API keys";
export const guestData: SettingsMessages['guestData'] = "Guest data";
export const settings: SettingsMessages['settings'] = "Settings";
export const forManagers: SettingsMessages['forManagers'] = "For managers";
export const whatThePropertyOffersIsSet: SettingsMessages['whatThePropertyOffersIsSet'] = "What the property offers is set by managers and owners.";
export const whatGuestsCanAsk: SettingsMessages['whatGuestsCanAsk'] = "What guests can ask for, and where they are. A change counts from the next message on.";
export const theChangeWasNotTaken: SettingsMessages['theChangeWasNotTaken'] = "The change was not taken";
export const loadingTheSettings: SettingsMessages['loadingTheSettings'] = "Loading the settings";
export const theSettingsCouldNotBeLoaded: SettingsMessages['theSettingsCouldNotBeLoaded'] = "The settings could not be loaded";
export const loadingThisPartOfTheSettings: SettingsMessages['loadingThisPartOfTheSettings'] = "Loading this part of the settings";
export const undone: SettingsMessages['undone'] = "Undone.";
export const fieldNames: SettingsMessages['fieldNames'] = {
  title: "name",
  name: "name",
  label: "name",
  departmentKey: "department",
  level: "how soon",
  starter: "how a guest asks",
  maxQuantity: "most at once",
  words: "other words",
  description: "description",
  featured: "on the first screen",
  active: "in use",
  kind: "kind",
  floor: "floor",
  phone: "telephone",
  mark: "mark",
  picture: "picture",
  accent: "accent colour",
  greeting: "greeting",
  languages: "languages",
  priceCents: "price",
  allergens: "allergens",
  diets: "diets",
  ageRestricted: "for adults alone",
  categoryId: "part of the menu",
  listed: "on the menu",
  available: "can be had",
  soldOutUntil: "sold out until",
  from: "served from",
  until: "served until",
  url: "address",
  kinds: "told of",
  enabled: "on",
  secret: "secret",
  prefix: "secret that begins with",
  revoked: "revoked",
  stated: "hours",
  holidays: "hours of that day",
  rules: "rules",
  conversationDays: "days that conversations are kept",
  requestDays: "days that requests are kept",
  eventDays: "days that the log of events is kept",
  email: "e-mail",
  scopes: "what it may do",
  expiresAt: "valid until",
  key: "key"
};
export const asOnAnyOtherDay: SettingsMessages['asOnAnyOtherDay'] = "as on any other day";

/** The group as one value. @public */
export const settingsMessages: SettingsMessages = {
  titleIsAsItWasBefore,
  theChangesCouldNotBeLoaded,
  loadingTheChanges,
  nothingHasBeenChangedYet,
  whatYouChangeHereIsKept,
  changes,
  undoTheChangeOfTitle,
  undo,
  olderChangesCouldNotBeLoaded,
  showOlderChanges,
  helpedByBackup,
  added,
  theSetUpCouldNot,
  loadingTheSetUp,
  setUp,
  everythingIsSetUp,
  yourLook,
  showGuestsWhoseChatItIs,
  doneOfStepsStepsDoneGuests,
  done,
  telephoneNumber,
  guestsInDangerGetAButton,
  roomsAndTables,
  eachHasACodeOfIts,
  codesForEveryPlace,
  printThemAndHangThemWhere,
  servicesThatFit,
  takeOutWhatYouDoNot,
  tenThingsThatGuestsAsk,
  theAssistantAnswersFromWhat,
  aMenu,
  guestsOrderFromItByChat,
  aSecondPerson,
  inviteThemByALink,
  aFirstGuest,
  scanOneOfYourCodes,
  departments,
  guestsReadTheseNamesWhenSomething,
  savedGuestsSeeItFromNow,
  theProperty,
  name,
  telephone,
  withTheCountrysNumberFirst,
  languagesOfTheHouse,
  textsOfTheHouseAreShown,
  theFirstOfThem,
  itWasNotSaved,
  save,
  departmentIsNowCalledName,
  nameOfDepartment,
  rename,
  services,
  menu,
  places,
  hours,
  property,
  brand,
  webhook,
  apiKeys,
  guestData,
  settings,
  forManagers,
  whatThePropertyOffersIsSet,
  whatGuestsCanAsk,
  theChangeWasNotTaken,
  loadingTheSettings,
  theSettingsCouldNotBeLoaded,
  loadingThisPartOfTheSettings,
  undone,
  fieldNames,
  asOnAnyOtherDay,
};
