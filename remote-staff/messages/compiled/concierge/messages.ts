// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ConciergeMessages {
  readonly fallbacks: {
    readonly "budget-used-up": string;
    readonly "guest-budget-used-up": string;
    readonly "circuit-open": string;
    readonly "key-unreadable": string;
    readonly timeout: string;
    readonly unavailable: string;
    readonly malformed: string;
    readonly ungrounded: string;
  };
  readonly refusals: {
    readonly "over-limit": string;
    readonly "unknown-service": string;
    readonly "not-asked-for": string;
    readonly "missing-slots": string;
    readonly "other-place": string;
    readonly "no-place": string;
    readonly "sold-out": string;
    readonly "not-now": string;
    readonly "missing-option": string;
    readonly "too-many-calls": string;
    readonly "too-many-open": string;
    readonly "too-many-this-hour": string;
    readonly "not-cancellable": string;
    readonly "order-time": string;
    readonly "adults-only": string;
    readonly "bad-quantity": string;
    readonly "confirm-first": string;
    readonly "not-found": string;
    readonly "not-on-the-menu": string;
    readonly "nothing-to-do": string;
    readonly "unknown-option": string;
  };
  readonly rules: {
    readonly vip: string;
    readonly complaint: string;
    readonly "long-stay": string;
  };
  readonly modes: {
    readonly auto: string;
    readonly suggest: string;
    readonly off: string;
  };
  readonly embeddedAnswered: (d: { reason: string | number }) => string;
  readonly notDone: (d: { reason: string | number }) => string;
  readonly notDoneWhat: (d: { reason: string | number; what: string | number }) => string;
  readonly handed: string;
  readonly refused: string;
  readonly replaced: string;
  readonly otherEngine: string;
  readonly loadFailed: string;
  readonly assistantHereMode: (d: { mode: string | number }) => string;
  readonly reasonsNoted: (d: { reasons: string | number }) => string;
  readonly fromBefore: string;
  readonly kept: string;
  readonly saveFailed: string;
  readonly guestNotesHint: string;
  readonly vip: string;
  readonly openComplaint: string;
  readonly nights: string;
  readonly keep: string;
  readonly nightsError: string;
  readonly reasonsEmpty: string;
  readonly reasonsLabel: string;
  readonly suggestedAnswer: string;
  readonly yourWording: string;
  readonly draftEffects: (d: { list: string | number }) => string;
  readonly draftActionFailed: string;
  readonly send: string;
  readonly edit: string;
  readonly backToSuggestionButton: string;
  readonly discard: string;
}
