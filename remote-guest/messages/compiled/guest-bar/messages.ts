// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface GuestBarMessages {
  readonly menu: string;
  readonly chat: string;
  readonly requests: string;
  readonly food: string;
  readonly profile: string;
  readonly code: string;
  readonly language: string;
}
