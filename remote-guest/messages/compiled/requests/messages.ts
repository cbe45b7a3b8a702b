// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface RequestsMessages {
  readonly states: {
    readonly new: string;
    readonly acknowledged: string;
    readonly in_progress: string;
    readonly needs_approval: string;
    readonly declined: string;
    readonly waiting_guest: string;
    readonly on_hold: string;
    readonly done: string;
    readonly closed: string;
    readonly cancelled: string;
  };
  readonly otherState: string;
  readonly late: string;
  readonly asked: (d: { time: string | number }) => string;
  readonly accepted: (d: { time: string | number }) => string;
  readonly done: (d: { time: string | number }) => string;
  readonly due: (d: { time: string | number }) => string;
  readonly paused: string;
  readonly timeSaid: string;
  readonly timeAccepted: string;
  readonly noTime: string;
  readonly overdue: (d: { span: string | number; time: string | number }) => string;
  readonly left: (d: { span: string | number }) => string;
  readonly minutes: (d: { count: string | number }) => string;
  readonly hours: (d: { count: string | number }) => string;
  readonly moved: {
    readonly staff: (d: { before: string | number; reason: string | number }) => string;
    readonly "not-begun": (d: { before: string | number }) => string;
    readonly "under-way": (d: { before: string | number }) => string;
    readonly asked: (d: { before: string | number; reason: string | number }) => string;
    readonly forward: (d: { before: string | number; reason: string | number }) => string;
  };
  readonly planned: {
    readonly at: (d: { time: string | number }) => string;
    readonly by: (d: { time: string | number }) => string;
    readonly from: (d: { time: string | number }) => string;
  };
  readonly notDone: string;
  readonly card: {
    readonly foodOrder: string;
    readonly allergy: (d: { text: string | number }) => string;
    readonly number: (d: { no: string | number }) => string;
    readonly accept: string;
    readonly decline: string;
    readonly cancel: string;
    readonly cancelWhat: (d: { title: string | number }) => string;
    readonly sure: string;
    readonly yes: string;
    readonly keep: string;
    readonly details: (d: { title: string | number }) => string;
    readonly detailsShort: string;
    readonly whatWasDone: string;
    readonly alerted: string;
    readonly member: string;
    readonly has: (d: { name: string | number }) => string;
    readonly onTheWay: (d: { name: string | number }) => string;
    readonly isOver: string;
  };
}
