// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface RolesMessages {
  readonly staff: string;
  readonly agent: string;
  readonly manager: string;
  readonly owner: string;
  readonly developer: string;
}
