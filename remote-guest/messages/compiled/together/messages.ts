// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface TogetherMessages {
  readonly open: string;
  readonly title: string;
  readonly intro: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameMissing: string;
  readonly start: string;
  readonly code: string;
  readonly codeHint: string;
  readonly codeMissing: string;
  readonly join: string;
  readonly show: string;
  readonly shareCode: string;
  readonly how: string;
  readonly picture: string;
  readonly copy: string;
  readonly copied: string;
  readonly until: (d: { time: string | number }) => string;
  readonly you: (d: { name: string | number }) => string;
  readonly owner: string;
  readonly nothing: string;
  readonly part: string;
  readonly all: string;
  readonly waits: (d: { name: string | number }) => string;
  readonly order: string;
  readonly remove: (d: { name: string | number }) => string;
  readonly removeAsk: (d: { name: string | number }) => string;
  readonly leave: string;
  readonly leaveAsk: string;
  readonly end: string;
  readonly endAsk: string;
  readonly back: string;
  readonly joined: (d: { name: string | number }) => string;
  readonly left: (d: { name: string | number }) => string;
  readonly ordered: (d: { no: string | number }) => string;
  readonly ended: string;
  readonly failed: string;
  readonly retry: string;
  readonly placed: string;
  readonly number: (d: { no: string | number }) => string;
  readonly problems: {
    readonly "unknown-share-code": string;
    readonly "malformed-code": string;
    readonly "in-another-tab": string;
    readonly "tab-full": string;
    readonly "rate-limited": string;
    readonly "no-tab": string;
    readonly "tab-owner-only": string;
  };
}
