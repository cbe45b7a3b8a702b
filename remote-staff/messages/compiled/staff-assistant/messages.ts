// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface StaffAssistantMessages {
  readonly numbered: (d: { no: string | number; place: string | number; title: string | number }) => string;
  readonly counted: (d: { quantity: string | number; title: string | number }) => string;
  readonly willMove: (d: { no: string | number; state: string | number }) => string;
  readonly willPromise: (d: { minutes: string | number; no: string | number; state: string | number }) => string;
  readonly willAssign: (d: { to: string | number; what: string | number }) => string;
  readonly willPassOn: (d: { from: string | number; to: string | number; what: string | number }) => string;
  readonly willGiveBack: (d: { from: string | number; what: string | number }) => string;
  readonly willRaise: (d: { place: string | number; what: string | number }) => string;
  readonly willPlan: (d: { place: string | number; time: string | number; what: string | number }) => string;
  readonly willReply: (d: { place: string | number }) => string;
  readonly moved: (d: { no: string | number; state: string | number }) => string;
  readonly assigned: (d: { no: string | number; to: string | number }) => string;
  readonly givenBack: (d: { no: string | number }) => string;
  readonly raised: (d: { place: string | number; what: string | number }) => string;
  readonly replied: (d: { place: string | number }) => string;
}
