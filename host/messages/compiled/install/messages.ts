// Compiled from host/messages/en.json by `npm run messages`.

export interface InstallMessages {
  readonly close: string;
  readonly installName: (d: { name: string | number }) => string;
  readonly installHint: string;
  readonly install: string;
  readonly notNow: string;
  readonly stepsTitle: (d: { name: string | number }) => string;
  readonly tap: string;
  readonly share: string;
  readonly shareStepEnd: string;
  readonly choose: string;
  readonly addToHomeOption: string;
  readonly confirm: string;
  readonly add: string;
  readonly gotIt: string;
}
