// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { LeadsMessages } from './messages.ts';

export const kinds: LeadsMessages['kinds'] = {
  contact: "Contact",
  partner: "Partner",
  "integration-request": "Integration",
  "offer-answer": "Answer to an offer"
};
export const yourEnquiryReference: LeadsMessages['yourEnquiryReference'] = (d) => "Your enquiry " + d.reference;
export const handled: LeadsMessages['handled'] = "Handled";
export const roomsRooms: LeadsMessages['roomsRooms'] = (d) => "· " + d.rooms + " rooms";
export const openAgain: LeadsMessages['openAgain'] = "Open again";
export const markAsHandled: LeadsMessages['markAsHandled'] = "Mark as handled";
export const open: LeadsMessages['open'] = "Open";
export const all: LeadsMessages['all'] = "All";
export const enquiries: LeadsMessages['enquiries'] = "Enquiries";
export const intro: LeadsMessages['intro'] = "What people sent from the public site, newest first.";
export const signOut: LeadsMessages['signOut'] = "Sign out";
export const search: LeadsMessages['search'] = "Search";
export const searchHint: LeadsMessages['searchHint'] = "Name, e-mail, property, words or reference";
export const show: LeadsMessages['show'] = "Show";
export const loadingTheEnquiries: LeadsMessages['loadingTheEnquiries'] = "Loading the enquiries";
export const noAccessTitle: LeadsMessages['noAccessTitle'] = "Enquiries are not yours to see";
export const noAccessText: LeadsMessages['noAccessText'] = "They are for the people who run this site. What your guests write is on the dashboard.";
export const loadFailed: LeadsMessages['loadFailed'] = "Enquiries could not be loaded";
export const nothingFound: LeadsMessages['nothingFound'] = "Nothing found";
export const nothingHandledYet: LeadsMessages['nothingHandledYet'] = "Nothing handled yet";
export const nobodyWaits: LeadsMessages['nobodyWaits'] = "Nobody waits";
export const showAll: LeadsMessages['showAll'] = "Show all";
export const noMatchHint: LeadsMessages['noMatchHint'] = "No enquiry has these words.";
export const emptyHint: LeadsMessages['emptyHint'] = "What somebody sends from the contact, partner or integration form appears here.";
export const referenceIsState: LeadsMessages['referenceIsState'] = (d) => d.reference + " is " + d.state + ".";
export const openAgainState: LeadsMessages['openAgainState'] = "open again";
export const olderHint: LeadsMessages['olderHint'] = "There are older ones. Search for them by a word or a reference.";

/** The group as one value. @public */
export const leadsMessages: LeadsMessages = {
  kinds,
  yourEnquiryReference,
  handled,
  roomsRooms,
  openAgain,
  markAsHandled,
  open,
  all,
  enquiries,
  intro,
  signOut,
  search,
  searchHint,
  show,
  loadingTheEnquiries,
  noAccessTitle,
  noAccessText,
  loadFailed,
  nothingFound,
  nothingHandledYet,
  nobodyWaits,
  showAll,
  noMatchHint,
  emptyHint,
  referenceIsState,
  openAgainState,
  olderHint,
};
