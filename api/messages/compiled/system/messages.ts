// Compiled from api/messages/en.json by `npm run messages`.

export interface SystemMessages {
  readonly handedOff: {
    readonly hotel: (d: { minutes: string | number; position: number }) => string;
    readonly restaurant: (d: { minutes: string | number; position: number }) => string;
    readonly str: (d: { minutes: string | number; position: number }) => string;
  };
  readonly alerted: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly declined: (d: { reason: string | number; title: string | number }) => string;
  readonly cancelledByStaff: (d: { reason: string | number; title: string | number }) => string;
  readonly ordered: (d: { total: string | number }) => string;
  readonly stillWaiting: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly orCall: (d: { phone: string | number }) => string;
}
