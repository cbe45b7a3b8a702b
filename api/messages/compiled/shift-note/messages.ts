// Compiled from api/messages/en.json by `npm run messages`.

export interface ShiftNoteMessages {
  readonly alarms: (d: { count: number; since: string | number }) => string;
  readonly alarmOver: (d: { kind: string | number; over: string | number; place: string | number; time: string | number }) => string;
  readonly alarmTaken: (d: { kind: string | number; name: string | number; place: string | number; time: string | number }) => string;
  readonly alarmOpen: (d: { kind: string | number; place: string | number; time: string | number }) => string;
  readonly guests: (d: { count: number }) => string;
  readonly guestWaits: (d: { place: string | number; time: string | number }) => string;
  readonly slipped: (d: { count: number; since: string | number }) => string;
  readonly toldInTime: (d: { late: number }) => string;
  readonly slippedTo: (d: { after: string | number; before: string | number; request: string | number; why: string | number }) => string;
  readonly notKept: (d: { before: string | number; request: string | number; why: string | number }) => string;
  readonly causes: {
    readonly staff: string;
    readonly "not-begun": string;
    readonly "under-way": string;
  };
  readonly open: (d: { count: number }) => string;
  readonly department: (d: { count: string | number; late: number; name: string | number }) => string;
  readonly overdue: (d: { request: string | number; time: string | number }) => string;
  readonly planned: (d: { count: number }) => string;
  readonly plannedFor: (d: { request: string | number; time: string | number }) => string;
  readonly request: (d: { no: string | number; place: string | number; title: string | number }) => string;
  readonly record: (d: { no: string | number; place: string | number }) => string;
  readonly more: (d: { count: string | number }) => string;
  readonly replanned: (d: { count: number }) => string;
  readonly replannedTo: (d: { after: string | number; before: string | number; request: string | number }) => string;
}
