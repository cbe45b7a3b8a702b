// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface PlaceSessionsMessages {
  readonly connectedPhones: string;
  readonly lookingForPhones: string;
  readonly phonesNotLoaded: string;
  readonly noPhone: string;
  readonly phone: (d: { no: string | number }) => string;
  readonly seenAndSince: (d: { seen: string | number; since: string | number }) => string;
  readonly assurance: {
    readonly L0: string;
    readonly L1: string;
    readonly L2: string;
    readonly L3: string;
  };
  readonly notified: string;
  readonly conversationOf: (d: { no: string | number }) => string;
  readonly disconnect: string;
  readonly disconnectPhone: (d: { no: string | number }) => string;
  readonly disconnectThis: string;
  readonly disconnectAll: (d: { count: string | number }) => string;
  readonly cannotBeUndone: string;
  readonly disconnectAllWarning: string;
  readonly keepConnected: string;
  readonly onePhoneDisconnected: string;
  readonly allDisconnected: string;
  readonly notDisconnected: string;
  readonly latestOf: (d: { open: string | number; shown: string | number }) => string;
}
