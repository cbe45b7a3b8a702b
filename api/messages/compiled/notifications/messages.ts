// Compiled from api/messages/en.json by `npm run messages`.

export interface NotificationsMessages {
  readonly heading: {
    readonly alarm: string;
    readonly "alarm-again": string;
    readonly request: string;
    readonly assigned: string;
    readonly warning: string;
    readonly breach: string;
    readonly approval: string;
    readonly waiting: string;
    readonly "waiting-long": string;
    readonly registration: string;
    readonly mention: string;
    readonly direct: string;
    readonly here: string;
    readonly repeated: string;
    readonly summary: string;
    readonly test: string;
  };
  readonly due: (d: { time: string | number }) => string;
  readonly possible: string;
  readonly times: (d: { count: string | number }) => string;
  readonly step: {
    readonly department: string;
    readonly backup: string;
    readonly managers: string;
    readonly everyone: string;
  };
  readonly summary: (d: { count: number }) => string;
  readonly test: (d: { property: string | number }) => string;
  readonly open: (d: { url: string | number }) => string;
  readonly why: (d: { property: string | number }) => string;
  readonly accept: {
    readonly label: string;
    readonly done: string;
    readonly yours: string;
    readonly first: (d: { name: string | number }) => string;
    readonly over: string;
    readonly open: string;
    readonly offline: string;
  };
}
