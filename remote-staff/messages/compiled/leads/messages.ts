// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface LeadsMessages {
  readonly kinds: {
    readonly contact: string;
    readonly partner: string;
    readonly "integration-request": string;
    readonly "offer-answer": string;
  };
}
