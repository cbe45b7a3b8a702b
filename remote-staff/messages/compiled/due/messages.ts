// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface DueMessages {
  readonly overdue: (d: { count: string | number }) => string;
  readonly nextHour: (d: { count: string | number }) => string;
  readonly unpromised: (d: { count: string | number }) => string;
  readonly onDuty: (d: { count: number }) => string;
  readonly quiet: (d: { names: string | number }) => string;
  readonly planned: (d: { count: number }) => string;
  readonly late: (d: { count: number }) => string;
  readonly deeds: {
    readonly tell: string;
    readonly warn: (d: { department: string | number }) => string;
    readonly slip: string;
    readonly escalate: string;
    readonly remind: string;
    readonly return: (d: { department: string | number }) => string;
    readonly expire: string;
    readonly again: string;
  };
  readonly notAccepted: string;
  readonly clockActionsTitle: string;
  readonly clockActionsEmpty: string;
  readonly laterRest: (d: { rest: string | number }) => string;
  readonly whatIsDue: string;
  readonly noAccessTitle: string;
  readonly noAccessText: string;
  readonly intro: string;
  readonly loadingLabel: string;
  readonly loadFailed: string;
  readonly staleTitle: string;
  readonly introWithCounts: (d: { late: string | number; later: string | number; timeOfDay: string | number }) => string;
  readonly emptyTitle: string;
  readonly emptyHint: string;
}
