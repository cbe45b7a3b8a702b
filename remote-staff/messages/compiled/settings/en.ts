// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SettingsMessages } from './messages.ts';

export const changeUndone: SettingsMessages['changeUndone'] = (d) => d.title + " is as it was before.";
export const changesLoadFailed: SettingsMessages['changesLoadFailed'] = "The changes could not be loaded";
export const loadingTheChanges: SettingsMessages['loadingTheChanges'] = "Loading the changes";
export const changesEmptyTitle: SettingsMessages['changesEmptyTitle'] = "Nothing has been changed yet";
export const changesEmptyHint: SettingsMessages['changesEmptyHint'] = "What you change here is kept, and can be undone.";
export const changes: SettingsMessages['changes'] = "Changes";
export const undoLabel: SettingsMessages['undoLabel'] = (d) => "Undo the change of " + d.title;
export const undo: SettingsMessages['undo'] = "Undo";
export const olderChangesLoadFailed: SettingsMessages['olderChangesLoadFailed'] = "Older changes could not be loaded";
export const showOlderChanges: SettingsMessages['showOlderChanges'] = "Show older changes";
export const helpedByBackup: SettingsMessages['helpedByBackup'] = (d) => ", helped by " + d.backup;
export const added: SettingsMessages['added'] = "Added";
export const setUpLoadFailed: SettingsMessages['setUpLoadFailed'] = "The set-up could not be loaded";
export const setUpLoadingLabel: SettingsMessages['setUpLoadingLabel'] = "Loading the set-up";
export const setUp: SettingsMessages['setUp'] = "Set-up";
export const setUpDone: SettingsMessages['setUpDone'] = "Everything is set up.";
export const yourLook: SettingsMessages['yourLook'] = "How you look to guests";
export const brandStepHint: SettingsMessages['brandStepHint'] = "Show guests whose chat it is with your logo, a picture and a colour, or leave it as it is.";
export const setUpProgress: SettingsMessages['setUpProgress'] = (d) => d.done + " of " + d.steps + " steps done. Guests can use what is there in the meantime.";
export const done: SettingsMessages['done'] = "Done";
export const telephoneNumber: SettingsMessages['telephoneNumber'] = "Telephone number";
export const phoneStepHint: SettingsMessages['phoneStepHint'] = "Guests in danger get a button that calls it.";
export const roomsAndTables: SettingsMessages['roomsAndTables'] = "Rooms and tables";
export const placesStepHint: SettingsMessages['placesStepHint'] = "Each has a code of its own, so that you know where a wish comes from.";
export const codesStep: SettingsMessages['codesStep'] = "Codes for every place";
export const codesStepHint: SettingsMessages['codesStepHint'] = "Print them and hang them where guests see them.";
export const servicesThatFit: SettingsMessages['servicesThatFit'] = "Services that fit";
export const servicesStepHint: SettingsMessages['servicesStepHint'] = "Take out what you do not offer, add what only you have.";
export const knowledgeStep: SettingsMessages['knowledgeStep'] = "Ten things that guests ask";
export const knowledgeStepHint: SettingsMessages['knowledgeStepHint'] = "The assistant answers from what you have written down, and from nothing else.";
export const aMenu: SettingsMessages['aMenu'] = "A menu";
export const menuStepHint: SettingsMessages['menuStepHint'] = "Guests order from it by chat. Replace the samples, if you took them.";
export const aSecondPerson: SettingsMessages['aSecondPerson'] = "A second person";
export const teamStepHint: SettingsMessages['teamStepHint'] = "Invite them by a link; or give them the join code, and approve them.";
export const aFirstGuest: SettingsMessages['aFirstGuest'] = "A first guest";
export const testStepHint: SettingsMessages['testStepHint'] = "Scan one of your codes with your own phone and ask for something.";
export const departments: SettingsMessages['departments'] = "Departments";
export const departmentsHint: SettingsMessages['departmentsHint'] = "Guests read these names when something is on its way.";
export const savedNote: SettingsMessages['savedNote'] = "Saved. Guests see it from now on.";
export const theProperty: SettingsMessages['theProperty'] = "The property";
export const name: SettingsMessages['name'] = "Name";
export const telephone: SettingsMessages['telephone'] = "Telephone";
export const telephoneHint: SettingsMessages['telephoneHint'] = "With the country’s number first, as +351 210 000 000. Guests in danger get a button that calls it.";
export const languagesLabel: SettingsMessages['languagesLabel'] = "Languages of the house";
export const languagesHint: SettingsMessages['languagesHint'] = (d) => "Texts of the house are shown in " + d.name + " where a guest’s language is missing.";
export const firstLanguage: SettingsMessages['firstLanguage'] = "the first of them";
export const saveFailed: SettingsMessages['saveFailed'] = "It was not saved";
export const save: SettingsMessages['save'] = "Save";
export const departmentRenamed: SettingsMessages['departmentRenamed'] = (d) => d.department + " is now called " + d.name + ".";
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
export const noAccessText: SettingsMessages['noAccessText'] = "What the property offers is set by managers and owners.";
export const intro: SettingsMessages['intro'] = "What guests can ask for, and where they are. A change counts from the next message on.";
export const changeFailed: SettingsMessages['changeFailed'] = "The change was not taken";
export const loadingTheSettings: SettingsMessages['loadingTheSettings'] = "Loading the settings";
export const loadFailed: SettingsMessages['loadFailed'] = "The settings could not be loaded";
export const partLoadingLabel: SettingsMessages['partLoadingLabel'] = "Loading this part of the settings";
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
  until: "until",
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
  key: "key",
  role: "role",
  departments: "departments",
  state: "access",
  code: "code",
  invitation: "invitation"
};
export const usualHours: SettingsMessages['usualHours'] = "as on any other day";
export const valueNames: SettingsMessages['valueNames'] = {
  state: {
    approved: "given",
    suspended: "suspended",
    rejected: "taken off the team"
  },
  code: {
    active: "in use",
    replaced: "replaced by a new one",
    ended: "taken out of use"
  },
  invitation: {
    open: "open",
    revoked: "taken back"
  }
};

/** The group as one value. @public */
export const settingsMessages: SettingsMessages = {
  changeUndone,
  changesLoadFailed,
  loadingTheChanges,
  changesEmptyTitle,
  changesEmptyHint,
  changes,
  undoLabel,
  undo,
  olderChangesLoadFailed,
  showOlderChanges,
  helpedByBackup,
  added,
  setUpLoadFailed,
  setUpLoadingLabel,
  setUp,
  setUpDone,
  yourLook,
  brandStepHint,
  setUpProgress,
  done,
  telephoneNumber,
  phoneStepHint,
  roomsAndTables,
  placesStepHint,
  codesStep,
  codesStepHint,
  servicesThatFit,
  servicesStepHint,
  knowledgeStep,
  knowledgeStepHint,
  aMenu,
  menuStepHint,
  aSecondPerson,
  teamStepHint,
  aFirstGuest,
  testStepHint,
  departments,
  departmentsHint,
  savedNote,
  theProperty,
  name,
  telephone,
  telephoneHint,
  languagesLabel,
  languagesHint,
  firstLanguage,
  saveFailed,
  save,
  departmentRenamed,
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
  noAccessText,
  intro,
  changeFailed,
  loadingTheSettings,
  loadFailed,
  partLoadingLabel,
  undone,
  fieldNames,
  usualHours,
  valueNames,
};
