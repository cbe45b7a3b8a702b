// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { LeadsMessages } from './messages.ts';

export const leadsMessages: LeadsMessages = {
  kinds: {
    contact: "Contact",
    partner: "Partner",
    "integration-request": "Integration",
    "offer-answer": "Answer to an offer"
  },
  yourEnquiryReference: (d) => "Your enquiry " + d.reference,
  handled: "Handled",
  roomsRooms: (d) => "· " + d.rooms + " rooms",
  openAgain: "Open again",
  markAsHandled: "Mark as handled",
  open: "Open",
  all: "All",
  enquiries: "Enquiries",
  whatPeopleSentFromThePublic: "What people sent from the public site, newest first.",
  signOut: "Sign out",
  search: "Search",
  nameEMailPropertyWords: "Name, e-mail, property, words or reference",
  show: "Show",
  loadingTheEnquiries: "Loading the enquiries",
  enquiriesAreNotYoursToSee: "Enquiries are not yours to see",
  theyAreForThePeopleWho: "They are for the people who run this site. What your guests write is on the dashboard.",
  enquiriesCouldNotBeLoaded: "Enquiries could not be loaded",
  nothingFound: "Nothing found",
  nothingHandledYet: "Nothing handled yet",
  nobodyWaits: "Nobody waits",
  showAll: "Show all",
  noEnquiryHasTheseWords: "No enquiry has these words.",
  whatSomebodySendsFromTheContact: "What somebody sends from the contact, partner or integration form appears here.",
  referenceIsValue: (d) => d.reference + " is " + d.value + ".",
  openAgain2: "open again",
  thereAreOlderOnesSearch: "There are older ones. Search for them by a word or a reference."
}
