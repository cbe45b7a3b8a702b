// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AssistantReportMessages {
  readonly names: {
    readonly answers: string;
    readonly alone: string;
    readonly handedOver: string;
    readonly waitSeconds: string;
    readonly requests: string;
    readonly reopened: string;
    readonly wrong: string;
    readonly unanswered: string;
  };
  readonly definitions: {
    readonly answers: string;
    readonly alone: string;
    readonly handedOver: string;
    readonly waitSeconds: string;
    readonly requests: string;
    readonly reopened: string;
    readonly wrong: string;
    readonly unanswered: string;
  };
}
