// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface PresenceMessages {
  readonly on: string;
  readonly away: string;
  readonly off: string;
}
