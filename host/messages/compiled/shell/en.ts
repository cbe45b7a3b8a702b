// Compiled from host/messages/en.json by `npm run messages`.
import type { ShellMessages } from './messages.ts';

export const checkingYourSession: ShellMessages['checkingYourSession'] = "Checking your session";
export const skipToContent: ShellMessages['skipToContent'] = "Skip to content";
export const reload: ShellMessages['reload'] = "Reload";
export const tryAgain: ShellMessages['tryAgain'] = "Try again";
export const helpReference: ShellMessages['helpReference'] = (d) => "If you ask for help, give this code: " + d.reference;
export const pageFailed: ShellMessages['pageFailed'] = "Something went wrong while this page was being shown.";
export const footer: ShellMessages['footer'] = "Footer";
export const partners: ShellMessages['partners'] = "Partners";
export const terms: ShellMessages['terms'] = "Terms";
export const sessionSlow: ShellMessages['sessionSlow'] = "Still trying to restore your session. It may be the connection.";
export const notFoundTitle: ShellMessages['notFoundTitle'] = (d) => "Page Not Found · " + d.brand;
export const goHome: ShellMessages['goHome'] = "Go home";
export const loadingTitle: ShellMessages['loadingTitle'] = (d) => "Loading " + d.title;
export const brandHome: ShellMessages['brandHome'] = (d) => d.brand + ", home";
export const demo: ShellMessages['demo'] = "Demo";
export const toUseCases: ShellMessages['toUseCases'] = "Use Cases";
export const integrations: ShellMessages['integrations'] = "Integrations";
export const pricing: ShellMessages['pricing'] = "Pricing";
export const staffLogin: ShellMessages['staffLogin'] = "Staff Login";
export const dashboard: ShellMessages['dashboard'] = "Dashboard";
export const main: ShellMessages['main'] = "Main";
export const scanQr: ShellMessages['scanQr'] = "Scan QR";
export const closeMenu: ShellMessages['closeMenu'] = "Close menu";
export const openMenu: ShellMessages['openMenu'] = "Open menu";
export const menu: ShellMessages['menu'] = "Menu";

/** The group as one value. @public */
export const shellMessages: ShellMessages = {
  checkingYourSession,
  skipToContent,
  reload,
  tryAgain,
  helpReference,
  pageFailed,
  footer,
  partners,
  terms,
  sessionSlow,
  notFoundTitle,
  goHome,
  loadingTitle,
  brandHome,
  demo,
  toUseCases,
  integrations,
  pricing,
  staffLogin,
  dashboard,
  main,
  scanQr,
  closeMenu,
  openMenu,
  menu,
};
