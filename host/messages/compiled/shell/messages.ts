// Compiled from host/messages/en.json by `npm run messages`.

export interface ShellMessages {
  readonly checkingYourSession: string;
  readonly skipToContent: string;
  readonly reload: string;
  readonly tryAgain: string;
  readonly helpReference: (d: { reference: string | number }) => string;
  readonly pageFailed: string;
  readonly footer: string;
  readonly partners: string;
  readonly terms: string;
  readonly sessionSlow: string;
  readonly notFoundTitle: (d: { brand: string | number }) => string;
  readonly goHome: string;
  readonly loadingTitle: (d: { title: string | number }) => string;
  readonly brandHome: (d: { brand: string | number }) => string;
  readonly demo: string;
  readonly toUseCases: string;
  readonly integrations: string;
  readonly pricing: string;
  readonly staffLogin: string;
  readonly dashboard: string;
  readonly main: string;
  readonly scanQr: string;
  readonly closeMenu: string;
  readonly openMenu: string;
  readonly menu: string;
}
