// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface InformationMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly where: (d: { place: string | number; property: string | number }) => string;
  readonly reach: string;
  readonly write: string;
  readonly emergency: (d: { number: string | number }) => string;
  readonly hours: string;
  readonly open: string;
  readonly closed: string;
  readonly always: string;
  readonly until: (d: { time: string | number }) => string;
  readonly opens: (d: { time: string | number }) => string;
  readonly week: string;
  readonly shut: string;
  readonly span: (d: { closes: string | number; opens: string | number }) => string;
  readonly holiday: (d: { day: string | number; name: string | number }) => string;
  readonly search: string;
  readonly found: (d: { count: number }) => string;
  readonly none: string;
  readonly checked: (d: { day: string | number }) => string;
  readonly more: string;
  readonly topics: {
    readonly arrival: string;
    readonly way: string;
    readonly internet: string;
    readonly food: string;
    readonly leisure: string;
    readonly room: string;
    readonly rules: string;
    readonly payment: string;
    readonly other: string;
  };
  readonly empty: string;
  readonly emptyText: string;
  readonly toChat: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly offline: string;
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
}
