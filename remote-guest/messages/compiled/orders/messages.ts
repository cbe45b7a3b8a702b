// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface OrdersMessages {
  readonly title: string;
  readonly loading: string;
  readonly intro: string;
  readonly where: (d: { place: string | number; property: string | number }) => string;
  readonly filter: string;
  readonly filters: {
    readonly all: string;
    readonly requests: string;
    readonly food: string;
    readonly bookings: string;
  };
  readonly active: string;
  readonly over: string;
  readonly askedAt: (d: { time: string | number }) => string;
  readonly total: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyKind: string;
  readonly toChat: string;
  readonly inChat: string;
  readonly back: string;
  readonly choose: string;
  readonly unknown: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly offline: string;
  readonly ended: string;
  readonly scanAgain: string;
  readonly noSession: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly closed: {
    readonly title: string;
    readonly text: string;
  };
  readonly unreachable: {
    readonly offline: string;
    readonly other: string;
    readonly text: string;
    readonly retry: string;
  };
  readonly history: string;
  readonly you: string;
  readonly staff: string;
  readonly assistant: string;
  readonly events: {
    readonly slipped: (d: { before: string | number; time: string | number }) => string;
    readonly notKept: (d: { before: string | number }) => string;
    readonly promised: (d: { time: string | number }) => string;
    readonly scheduled: (d: { time: string | number }) => string;
    readonly offered: string;
    readonly "offer-accepted": string;
    readonly "offer-declined": string;
    readonly reopened: string;
    readonly rated: (d: { stars: string | number }) => string;
    readonly expired: string;
    readonly "allergy-told": string;
    readonly "allergy-read": string;
    readonly ready: string;
    readonly preparing: string;
    readonly "dishes-refused": string;
    readonly "dishes-answered": string;
  };
  readonly ordered: string;
  readonly free: string;
  readonly freeOrder: string;
  readonly tooLate: string;
  readonly again: string;
  readonly againText: (d: { quantity: number; title: string | number }) => string;
  readonly wrong: {
    readonly open: string;
    readonly label: string;
    readonly hint: string;
    readonly send: string;
    readonly close: string;
    readonly reopened: string;
    readonly person: string;
    readonly empty: string;
  };
  readonly rate: {
    readonly question: string;
    readonly stars: (d: { stars: number }) => string;
    readonly words: string;
    readonly send: string;
    readonly choose: string;
    readonly thanks: (d: { stars: string | number }) => string;
    readonly low: string;
  };
  readonly language: string;
  readonly profile: string;
  readonly ranOut: string;
  readonly swap: string;
}
