// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ProfileMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly where: (d: { place: string | number; property: string | number }) => string;
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly noSession: {
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
  readonly known: string;
  readonly facts: {
    readonly place: string;
    readonly placeWhy: string;
    readonly session: string;
    readonly sessionWhy: (d: { since: string | number; until: string | number }) => string;
    readonly name: string;
    readonly nameNone: string;
    readonly nameWhy: string;
    readonly conversation: string;
    readonly conversationWhy: (d: { since: string | number }) => string;
    readonly messages: (d: { count: number }) => string;
    readonly requests: string;
    readonly requestsCount: (d: { orders: number; requests: number }) => string;
    readonly requestsWhy: string;
    readonly kept: string;
    readonly keptText: (d: { property: string | number }) => string;
  };
  readonly preferences: string;
  readonly name: string;
  readonly nameHint: string;
  readonly language: string;
  readonly anyLanguage: string;
  readonly quiet: string;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly quietHint: string;
  readonly allergies: string;
  readonly allergiesHint: string;
  readonly consents: string;
  readonly marketing: (d: { property: string | number }) => string;
  readonly marketingHint: string;
  readonly marketingAt: (d: { time: string | number }) => string;
  readonly save: string;
  readonly saved: string;
  readonly history: string;
  readonly toRequests: string;
  readonly toChat: string;
  readonly data: string;
  readonly download: string;
  readonly downloadHint: string;
  readonly downloaded: string;
  readonly erase: string;
  readonly eraseSure: (d: { property: string | number }) => string;
  readonly eraseText: string;
  readonly eraseYes: string;
  readonly eraseNo: string;
  readonly erased: (d: { time: string | number }) => string;
  readonly offline: string;
}
