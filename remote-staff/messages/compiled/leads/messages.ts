// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface LeadsMessages {
  readonly kinds: {
    readonly contact: string;
    readonly partner: string;
    readonly "integration-request": string;
    readonly "offer-answer": string;
  };
  readonly yourEnquiryReference: (d: { reference: string | number }) => string;
  readonly handled: string;
  readonly roomsRooms: (d: { rooms: string | number }) => string;
  readonly openAgain: string;
  readonly markAsHandled: string;
  readonly open: string;
  readonly all: string;
  readonly enquiries: string;
  readonly whatPeopleSentFromThePublic: string;
  readonly signOut: string;
  readonly search: string;
  readonly nameEMailPropertyWords: string;
  readonly show: string;
  readonly loadingTheEnquiries: string;
  readonly enquiriesAreNotYoursToSee: string;
  readonly theyAreForThePeopleWho: string;
  readonly enquiriesCouldNotBeLoaded: string;
  readonly nothingFound: string;
  readonly nothingHandledYet: string;
  readonly nobodyWaits: string;
  readonly showAll: string;
  readonly noEnquiryHasTheseWords: string;
  readonly whatSomebodySendsFromTheContact: string;
  readonly referenceIsState: (d: { reference: string | number; state: string | number }) => string;
  readonly openAgainState: string;
  readonly thereAreOlderOnesSearch: string;
}
