// Compiled from host/messages/en.json by `npm run messages`.

export interface InstallMessages {
  readonly close: string;
  readonly installName: (d: { name: string | number }) => string;
  readonly itOpensInAWindow: string;
  readonly install: string;
  readonly notNow: string;
  readonly keepNameOnYourHomeScreen: (d: { name: string | number }) => string;
  readonly tap: string;
  readonly share: string;
  readonly inTheBrowsersBar: string;
  readonly choose: string;
  readonly addToHomeScreen: string;
  readonly confirm: string;
  readonly add: string;
  readonly gotIt: string;
}
