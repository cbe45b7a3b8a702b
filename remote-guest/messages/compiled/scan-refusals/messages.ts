// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ScanRefusalsMessages {
  readonly foreign: {
    readonly title: string;
    readonly text: (d: { host: string | number }) => string;
  };
  readonly malformed: {
    readonly title: string;
    readonly text: string;
  };
  readonly unknown: {
    readonly title: string;
    readonly text: string;
  };
  readonly closed: {
    readonly title: string;
    readonly text: string;
  };
  readonly inactive: {
    readonly title: string;
    readonly text: string;
  };
  readonly elsewhere: {
    readonly title: string;
    readonly text: string;
  };
  readonly rateLimited: {
    readonly title: string;
    readonly wait: (d: { wait: string | number }) => string;
    readonly again: string;
  };
  readonly unreachable: {
    readonly title: string;
  };
}
