// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { GuestRegistrationsMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const givenNames: GuestRegistrationsMessages['givenNames'] = "Given names";
export const familyNames: GuestRegistrationsMessages['familyNames'] = "Family names";
export const dateOfBirth: GuestRegistrationsMessages['dateOfBirth'] = "Date of birth";
export const nationality: GuestRegistrationsMessages['nationality'] = "Nationality";
export const sex: GuestRegistrationsMessages['sex'] = "Sex";
export const placeOfBirth: GuestRegistrationsMessages['placeOfBirth'] = "Place of birth";
export const profession: GuestRegistrationsMessages['profession'] = "Profession";
export const document: GuestRegistrationsMessages['document'] = "Document";
export const documentNumber: GuestRegistrationsMessages['documentNumber'] = "Document number";
export const issuedBy: GuestRegistrationsMessages['issuedBy'] = "Issued by";
export const validUntil: GuestRegistrationsMessages['validUntil'] = "Valid until";
export const supportNumber: GuestRegistrationsMessages['supportNumber'] = "Support number";
export const residenceStatus: GuestRegistrationsMessages['residenceStatus'] = "Residence status";
export const street: GuestRegistrationsMessages['street'] = "Street";
export const postalCode: GuestRegistrationsMessages['postalCode'] = "Postal code";
export const town: GuestRegistrationsMessages['town'] = "Town";
export const country: GuestRegistrationsMessages['country'] = "Country";
export const email: GuestRegistrationsMessages['email'] = "Email";
export const phone: GuestRegistrationsMessages['phone'] = "Phone";
export const arrival: GuestRegistrationsMessages['arrival'] = "Arrival";
export const timeOfArrival: GuestRegistrationsMessages['timeOfArrival'] = "Time of arrival";
export const departure: GuestRegistrationsMessages['departure'] = "Departure";
export const comesFrom: GuestRegistrationsMessages['comesFrom'] = "Comes from";
export const goesTo: GuestRegistrationsMessages['goesTo'] = "Goes to";
export const reasonForTravel: GuestRegistrationsMessages['reasonForTravel'] = "Reason for travel";
export const toBeChecked: GuestRegistrationsMessages['toBeChecked'] = "To be checked";
export const changesWanted: GuestRegistrationsMessages['changesWanted'] = "Changes wanted";
export const checked: GuestRegistrationsMessages['checked'] = "Checked";
export const checkedNote: GuestRegistrationsMessages['checkedNote'] = "It is checked. The guest sees it.";
export const sentBackNote: GuestRegistrationsMessages['sentBackNote'] = "The guest is asked to change it.";
export const registrationsBeforeArrival: GuestRegistrationsMessages['registrationsBeforeArrival'] = "Registrations before arrival";
export const intro: GuestRegistrationsMessages['intro'] = "What guests sent from their phones. Compare it with the document at the desk; no one has verified it before.";
export const loadFailed: GuestRegistrationsMessages['loadFailed'] = "Registrations could not be loaded";
export const loadingRegistrations: GuestRegistrationsMessages['loadingRegistrations'] = "Loading registrations";
export const emptyHint: GuestRegistrationsMessages['emptyHint'] = "No guest has sent one yet.";
export const registrationSummary: GuestRegistrationsMessages['registrationSummary'] = (d) => d.place + ", arrives " + d.arrivalDate + ", " + plural(d.people, 0, en, { one: "1 person", other: number("en", d.people, 0) + " people" });
export const openLabel: GuestRegistrationsMessages['openLabel'] = (d) => "Open the registration of " + d.name;
export const open: GuestRegistrationsMessages['open'] = "Open";
export const openFailed: GuestRegistrationsMessages['openFailed'] = "It could not be opened";
export const sentSubmittedAt: GuestRegistrationsMessages['sentSubmittedAt'] = (d) => "Sent " + d.submittedAt + ".";
export const decisionNote: GuestRegistrationsMessages['decisionNote'] = (d) => d.decision + " by " + d.decidedBy + ", " + d.decidedAt + ".";
export const sentBack: GuestRegistrationsMessages['sentBack'] = "Sent back";
export const companionTitle: GuestRegistrationsMessages['companionTitle'] = (d) => "Comes along: person " + d.index;
export const typedSignature: GuestRegistrationsMessages['typedSignature'] = (d) => "Signed by typing: " + d.signature;
export const theGuestsSignature: GuestRegistrationsMessages['theGuestsSignature'] = "The guest’s signature";
export const marketingAllowed: GuestRegistrationsMessages['marketingAllowed'] = "You may write to them after the stay.";
export const marketingRefused: GuestRegistrationsMessages['marketingRefused'] = "Do not write to them after the stay.";
export const changesLabel: GuestRegistrationsMessages['changesLabel'] = "What the guest is to change";
export const changesHint: GuestRegistrationsMessages['changesHint'] = "They read this on their phone.";
export const changesError: GuestRegistrationsMessages['changesError'] = "Say what they are to change.";
export const decisionFailed: GuestRegistrationsMessages['decisionFailed'] = "That was not done";
export const markAsChecked: GuestRegistrationsMessages['markAsChecked'] = "Mark as checked";
export const askForChanges: GuestRegistrationsMessages['askForChanges'] = "Ask for changes";
export const close: GuestRegistrationsMessages['close'] = "Close";
export const pageTitle: GuestRegistrationsMessages['pageTitle'] = "Registrations";
export const noAccessTitle: GuestRegistrationsMessages['noAccessTitle'] = "For the front desk and managers";
export const noAccessText: GuestRegistrationsMessages['noAccessText'] = "Your role does not include registrations before arrival. A manager can change that.";
export const deskIntro: GuestRegistrationsMessages['deskIntro'] = "Who has registered before arrival, and how to reach them. A manager checks the documents.";
export const arrivesAt: GuestRegistrationsMessages['arrivesAt'] = (d) => "at " + d.time;

/** The group as one value. @public */
export const guestRegistrationsMessages: GuestRegistrationsMessages = {
  givenNames,
  familyNames,
  dateOfBirth,
  nationality,
  sex,
  placeOfBirth,
  profession,
  document,
  documentNumber,
  issuedBy,
  validUntil,
  supportNumber,
  residenceStatus,
  street,
  postalCode,
  town,
  country,
  email,
  phone,
  arrival,
  timeOfArrival,
  departure,
  comesFrom,
  goesTo,
  reasonForTravel,
  toBeChecked,
  changesWanted,
  checked,
  checkedNote,
  sentBackNote,
  registrationsBeforeArrival,
  intro,
  loadFailed,
  loadingRegistrations,
  emptyHint,
  registrationSummary,
  openLabel,
  open,
  openFailed,
  sentSubmittedAt,
  decisionNote,
  sentBack,
  companionTitle,
  typedSignature,
  theGuestsSignature,
  marketingAllowed,
  marketingRefused,
  changesLabel,
  changesHint,
  changesError,
  decisionFailed,
  markAsChecked,
  askForChanges,
  close,
  pageTitle,
  noAccessTitle,
  noAccessText,
  deskIntro,
  arrivesAt,
};
