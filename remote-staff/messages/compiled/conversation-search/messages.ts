// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ConversationSearchMessages {
  readonly label: string;
  readonly placeholder: string;
  readonly rooms: string;
  readonly inMessages: string;
  readonly nothing: string;
  readonly searching: string;
  readonly failed: string;
  readonly noteMark: string;
  readonly count: (d: { count: number }) => string;
}
