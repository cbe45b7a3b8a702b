// Compiled from shared/messages/en.json by `npm run messages`.

export interface SeveritiesMessages {
  readonly notice: string;
  readonly warning: string;
  readonly failure: string;
}
