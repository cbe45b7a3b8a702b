// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface RestaurantNoSessionMessages {
  readonly title: string;
  readonly text: string;
  readonly ended: string;
  readonly endedText: string;
  readonly action: string;
}
