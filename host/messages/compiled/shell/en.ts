// Compiled from host/messages/en.json by `npm run messages`.
import type { ShellMessages } from './messages.ts';

export const shellMessages: ShellMessages = {
  checkingYourSession: "Checking your session",
  skipToContent: "Skip to content",
  installName: (d) => "Install " + d.name,
  reloadForTheNewVersion: "Reload for the new version",
  thisBrowserCantOpenItWithout: "This browser can’t open it without a connection.",
  installedOnThisDeviceOpensWithout: "Installed on this device. Opens without a connection.",
  opensWithoutAConnection: "Opens without a connection on this device.",
  installedOnThisDevice: "Installed on this device.",
  reload: "Reload",
  tryAgain: "Try again",
  ifYouAskForHelpGive: (d) => "If you ask for help, give this code: " + d.reference,
  somethingWentWrongWhileThisPage: "Something went wrong while this page was being shown.",
  footer: "Footer",
  partners: "Partners",
  terms: "Terms",
  stillTryingToRestoreYourSession: "Still trying to restore your session. It may be the connection.",
  aNewVersionIsReady: "A new version is ready. Your input is not saved yet.",
  update: "Update",
  later: "Later",
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
