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
  readonly intro: string;
  readonly signOut: string;
  readonly search: string;
  readonly searchHint: string;
  readonly show: string;
  readonly loadingTheEnquiries: string;
  readonly noAccessTitle: string;
  readonly noAccessText: string;
  readonly loadFailed: string;
  readonly nothingFound: string;
  readonly nothingHandledYet: string;
  readonly nobodyWaits: string;
  readonly showAll: string;
  readonly noMatchHint: string;
  readonly emptyHint: string;
  readonly referenceIsState: (d: { reference: string | number; state: string | number }) => string;
  readonly openAgainState: string;
  readonly olderHint: string;
}
