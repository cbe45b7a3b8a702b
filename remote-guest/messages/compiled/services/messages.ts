// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ServicesMessages {
  readonly title: string;
  readonly loading: string;
  readonly search: string;
  readonly close: string;
  readonly found: (d: { count: string | number }) => string;
  readonly none: string;
  readonly empty: string;
  readonly opens: (d: { time: string | number }) => string;
  readonly closed: string;
  readonly unreachable: string;
  readonly retry: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly categories: {
    readonly food: string;
    readonly toiletries: string;
    readonly technical: string;
    readonly housekeeping: string;
    readonly laundry: string;
    readonly special: string;
    readonly couple: string;
    readonly info: string;
    readonly star: string;
    readonly cuisine: string;
    readonly allergies: string;
    readonly help: string;
    readonly assistance: string;
  };
}
