// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ChatMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly label: (d: { property: string | number }) => string;
  readonly log: string;
  readonly missed: (d: { count: number }) => string;
  readonly latest: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly resolved: string;
  readonly times: (d: { zone: string | number }) => string;
  readonly you: string;
  readonly assistant: string;
  readonly language: string;
  readonly header: {
    readonly change: string;
    readonly person: string;
    readonly ai: (d: { property: string | number }) => string;
    readonly awaited: string;
    readonly there: string;
  };
  readonly composer: {
    readonly look: string;
    readonly label: (d: { to: string | number }) => string;
    readonly placeholder: string;
    readonly send: string;
    readonly over: (d: { count: number }) => string;
    readonly count: (d: { length: string | number; max: string | number }) => string;
  };
  readonly message: {
    readonly sources: string;
    readonly confirmed: (d: { day: string | number; title: string | number }) => string;
    readonly wrong: string;
    readonly wrongWhat: (d: { title: string | number }) => string;
    readonly thanks: string;
    readonly sent: string;
    readonly seen: string;
    readonly sending: string;
    readonly notYet: string;
    readonly notSent: (d: { reason: string | number }) => string;
    readonly retry: string;
    readonly edit: string;
    readonly delete: string;
    readonly reading: string;
  };
  readonly opening: {
    readonly morning: (d: { property: string | number }) => string;
    readonly afternoon: (d: { property: string | number }) => string;
    readonly evening: (d: { property: string | number }) => string;
    readonly night: (d: { property: string | number }) => string;
    readonly text: string;
    readonly menu: string;
    readonly starters: string;
  };
  readonly unreachable: {
    readonly offline: string;
    readonly other: string;
    readonly offlineText: string;
    readonly text: string;
    readonly next: (d: { wait: string | number }) => string;
    readonly retry: string;
  };
  readonly personProblem: {
    readonly title: string;
    readonly text: string;
    readonly phone: (d: { phone: string | number }) => string;
  };
  readonly ended: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly goesOn: (d: { titles: string | number }) => string;
  };
  readonly services: {
    readonly open: string;
    readonly all: string;
    readonly taken: string;
  };
  readonly solved: {
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    readonly good: string;
    readonly missing: string;
  };
}
