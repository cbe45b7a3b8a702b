// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface RestaurantMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly tabs: {
    readonly label: string;
    readonly menu: string;
    readonly order: (d: { count: number }) => string;
    readonly chat: (d: { count: number }) => string;
  };
  readonly unreachable: {
    readonly offline: string;
    readonly other: string;
    readonly text: string;
    readonly retry: string;
  };
}
