// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface MentionsMessages {
  readonly suggestions: string;
  readonly status: (d: { count: number }) => string;
  readonly offDuty: string;
  readonly namesYou: string;
}
