// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface BarLabelsMessages {
  readonly skipToContent: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menu: string;
}
