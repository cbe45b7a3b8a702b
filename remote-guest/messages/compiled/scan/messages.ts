// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ScanMessages {
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly resolving: string;
  readonly offline: string;
  readonly offlineText: string;
  readonly tryNow: string;
  readonly tryAgain: string;
  readonly another: string;
  readonly stillOpen: (d: { place: string | number; property: string | number }) => string;
  readonly toChat: string;
  readonly confirm: {
    readonly question: string;
    readonly opening: string;
    readonly go: string;
    readonly checkIn: string;
    readonly no: string;
    readonly problem: string;
  };
  readonly camera: {
    readonly picture: string;
    readonly asking: string;
    readonly looking: string;
    readonly light: string;
    readonly again: string;
    readonly typeInstead: string;
    readonly failures: {
      readonly denied: {
        readonly title: string;
      };
      readonly busy: {
        readonly title: string;
        readonly text: string;
      };
      readonly insecure: {
        readonly title: string;
        readonly text: string;
      };
      readonly "no-reader": {
        readonly title: string;
        readonly text: string;
      };
      readonly none: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly allow: {
      readonly ios: string;
      readonly firefox: string;
      readonly android: string;
      readonly chrome: string;
      readonly other: string;
    };
  };
  readonly photo: {
    readonly label: string;
    readonly reading: string;
    readonly nothing: string;
  };
}
