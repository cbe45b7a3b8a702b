// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface HandOffMessages {
  readonly waiting: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly waitingSince: {
    readonly hotel: (d: { time: string | number }) => string;
    readonly restaurant: (d: { time: string | number }) => string;
    readonly str: (d: { time: string | number }) => string;
  };
  readonly position: (d: { position: number }) => string;
  readonly goOn: string;
  readonly answering: (d: { name: string | number }) => string;
  readonly personAnswering: string;
}
