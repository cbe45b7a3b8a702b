// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface PaletteMessages {
  readonly title: string;
  readonly fieldLabel: string;
  readonly pages: string;
  readonly request: string;
  readonly conversation: string;
  readonly searchQueue: (d: { words: string | number }) => string;
  readonly nothing: string;
  readonly found: (d: { count: number }) => string;
  readonly resultsLabel: string;
}
