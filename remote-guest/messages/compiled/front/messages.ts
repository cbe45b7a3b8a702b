// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface FrontMessages {
  readonly kind: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly intro: string;
  readonly loading: string;
  readonly title: string;
  readonly code: string;
  readonly send: string;
  readonly scan: string;
  readonly open: (d: { place: string | number }) => string;
  readonly chat: string;
  readonly reach: string;
  readonly emergency: (d: { number: string | number }) => string;
  readonly noPhone: string;
  readonly hours: string;
  readonly isOpen: string;
  readonly isClosed: string;
  readonly always: string;
  readonly until: (d: { time: string | number }) => string;
  readonly opens: (d: { time: string | number }) => string;
  readonly languages: string;
  readonly spoken: (d: { languages: string | number }) => string;
  readonly menu: string;
  readonly staff: string;
  readonly privacy: string;
  readonly terms: string;
  readonly about: (d: { property: string | number }) => string;
  readonly aboutLink: string;
  readonly language: string;
  readonly gone: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly unreachable: {
    readonly offline: string;
    readonly other: string;
    readonly text: string;
    readonly retry: string;
  };
}
