// Compiled from host/messages/en.json by `npm run messages`.
import type { ShellMessages } from './messages.ts';

export const shellMessages: ShellMessages = {
  checkingYourSession: "Checking your session",
  skipToContent: "Skip to content",
  reload: "Reload",
  tryAgain: "Try again",
  ifYouAskForHelpGive: (d) => "If you ask for help, give this code: " + d.reference,
  somethingWentWrongWhileThisPage: "Something went wrong while this page was being shown.",
  footer: "Footer",
  partners: "Partners",
  terms: "Terms",
  stillTryingToRestoreYourSession: "Still trying to restore your session. It may be the connection.",
  pageNotFoundBrand: (d) => "Page Not Found · " + d.brand,
  goHome: "Go home",
  loadingTitle: (d) => "Loading " + d.title,
  brandHome: (d) => d.brand + ", home",
  demo: "Demo",
  toUseCases: "Use Cases",
  integrations: "Integrations",
  pricing: "Pricing",
  staffLogin: "Staff Login",
  dashboard: "Dashboard",
  main: "Main",
  scanQr: "Scan QR",
  closeMenu: "Close menu",
  openMenu: "Open menu",
  menu: "Menu",
  codeForm: {
    label: "Code",
    hint: "8 letters and digits, printed under the square. Dashes and capitals don’t matter.",
    send: "Find my place"
  }
}
