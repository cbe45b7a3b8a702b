// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface WhoAnswersMessages {
  readonly handoffs: {
    readonly "guest-asked": string;
    readonly erasure: string;
    readonly trouble: string;
    readonly "engine-error": string;
    readonly photo: string;
    readonly "low-confidence": string;
    readonly "turn-limit": string;
    readonly "two-failed-tries": string;
    readonly "engine-timeout": string;
    readonly "after-alarm": string;
    readonly "queue-full": string;
    readonly "mode:off": string;
    readonly "mode:suggest": string;
    readonly "not-offered": string;
    readonly quantity: string;
    readonly "other-place": string;
    readonly "order-refused": string;
    readonly "cancel-refused": string;
    readonly "staff-replied": string;
    readonly "order-time": string;
    readonly "snooze-over": string;
  };
  readonly handedOver: (d: { reason: string | number }) => string;
  readonly restricted: (d: { subject: string | number }) => string;
  readonly emergency: (d: { subject: string | number }) => string;
  readonly language: string;
  readonly handlers: {
    readonly ai_active: string;
    readonly awaiting_human: string;
    readonly resolved: string;
    readonly colleague: string;
    readonly you: string;
    readonly named: (d: { name: string | number }) => string;
  };
  readonly writers: {
    readonly ai: string;
    readonly staff: string;
    readonly system: string;
  };
}
