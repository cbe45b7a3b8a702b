// Compiled from api/messages/en.json by `npm run messages`.

export interface SystemMessages {
  readonly handedOff: {
    readonly hotel: (d: { minutes: string | number; position: number }) => string;
    readonly restaurant: (d: { minutes: string | number; position: number }) => string;
    readonly str: (d: { minutes: string | number; position: number }) => string;
  };
  readonly handedOffLate: {
    readonly hotel: (d: { position: number }) => string;
    readonly restaurant: (d: { position: number }) => string;
    readonly str: (d: { position: number }) => string;
  };
  readonly unseenPhoto: string;
  readonly alerted: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly declined: (d: { reason: string | number; title: string | number }) => string;
  readonly cancelledByStaff: (d: { reason: string | number; title: string | number }) => string;
  readonly ordered: (d: { total: string | number }) => string;
  readonly dishesRefused: (d: { dishes: string | number }) => string;
  readonly stillWaiting: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly orCall: (d: { phone: string | number }) => string;
  readonly slipped: {
    readonly "not-begun": (d: { before: string | number; time: string | number; title: string | number }) => string;
    readonly "under-way": (d: { before: string | number; time: string | number; title: string | number }) => string;
  };
  readonly notKept: {
    readonly hotel: (d: { before: string | number; title: string | number }) => string;
    readonly restaurant: (d: { before: string | number; title: string | number }) => string;
    readonly str: (d: { before: string | number; title: string | number }) => string;
  };
  readonly expired: (d: { title: string | number }) => string;
  readonly awaitingAnswer: (d: { title: string | number }) => string;
  readonly emergencyWaiting: (d: { number: string | number }) => string;
  readonly offered: (d: { offer: string | number; title: string | number }) => string;
  readonly moved: (d: { place: string | number }) => string;
  readonly merged: (d: { title: string | number }) => string;
  readonly planned: (d: { reason: string | number; time: string | number; title: string | number }) => string;
  readonly kitchenClosed: {
    readonly until: (d: { time: string | number }) => string;
    readonly open: string;
  };
  readonly confirmed: (d: { what: string | number }) => string;
  readonly approved: (d: { what: string | number }) => string;
  readonly raised: (d: { title: string | number }) => string;
}
