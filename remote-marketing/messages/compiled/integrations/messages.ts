// Compiled from remote-marketing/messages/en.json by `npm run messages`.

export interface IntegrationsMessages {
  readonly "not-built": string;
  readonly "documented-shapes": string;
  readonly certified: string;
}
