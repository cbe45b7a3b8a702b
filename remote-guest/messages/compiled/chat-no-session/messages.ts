// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ChatNoSessionMessages {
  readonly title: string;
  readonly text: string;
  readonly ended: string;
  readonly endedText: (d: { place: string | number; property: string | number }) => string;
  readonly action: string;
  readonly kept: string;
  readonly keptText: (d: { draft: string | number }) => string;
}
