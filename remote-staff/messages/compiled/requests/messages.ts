// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface RequestsMessages {
  readonly emergencyEndHint: string;
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
  readonly over: (d: { span: string | number }) => string;
  readonly left: (d: { span: string | number }) => string;
  readonly paused: string;
  readonly atOnce: string;
  readonly noTime: string;
  readonly done: (d: { time: string | number }) => string;
  readonly due: (d: { time: string | number }) => string;
  readonly acceptBy: (d: { time: string | number }) => string;
  readonly senders: {
    readonly guest: string;
    readonly ai: string;
    readonly staff: string;
    readonly system: string;
  };
  readonly payments: {
    readonly room: string;
    readonly on_delivery: string;
  };
  readonly priorities: {
    readonly high: string;
    readonly emergency: string;
  };
  readonly dueSoon: (d: { span: string | number }) => string;
  readonly newTimeReasons: string;
  readonly marks: {
    readonly escalated: {
      readonly department: string;
      readonly backup: string;
      readonly managers: string;
      readonly everyone: string;
    };
    readonly repeated: (d: { count: string | number }) => string;
    readonly planned: (d: { time: string | number }) => string;
    readonly moved: (d: { time: string | number }) => string;
    readonly offered: (d: { text: string | number }) => string;
    readonly recurring: (d: { every: string | number }) => string;
    readonly photographed: string;
    readonly asked: (d: { time: string | number }) => string;
    readonly forward: (d: { time: string | number }) => string;
  };
  readonly events: {
    readonly warned: string;
    readonly escalated: {
      readonly department: (d: { departments: string | number }) => string;
      readonly backup: (d: { departments: string | number }) => string;
      readonly managers: string;
      readonly everyone: string;
    };
    readonly unattended: string;
    readonly slipped: (d: { before: string | number; time: string | number }) => string;
    readonly notKept: (d: { before: string | number }) => string;
    readonly promised: (d: { time: string | number }) => string;
    readonly reminded: string;
    readonly repeated: (d: { count: string | number }) => string;
    readonly assigned: (d: { name: string | number }) => string;
    readonly givenBack: string;
    readonly moved: (d: { from: string | number; to: string | number }) => string;
    readonly merged: (d: { no: string | number }) => string;
    readonly mergedFrom: (d: { no: string | number }) => string;
    readonly scheduled: (d: { time: string | number }) => string;
    readonly offered: string;
    readonly "offer-accepted": string;
    readonly "offer-declined": string;
    readonly returned: string;
    readonly reopened: string;
    readonly rated: (d: { stars: string | number }) => string;
    readonly expired: string;
    readonly recurring: (d: { every: string | number }) => string;
    readonly notRecurring: string;
    readonly "allergy-told": string;
    readonly "allergy-read": string;
    readonly preparing: string;
    readonly ready: string;
    readonly "dishes-refused": string;
    readonly "dishes-answered": string;
    readonly "taken-back": string;
  };
  readonly food: {
    readonly allergy: string;
    readonly payments: {
      readonly room: string;
      readonly on_delivery: string;
    };
  };
  readonly assignedTo: string;
  readonly noOne: string;
  readonly giveBack: string;
  readonly take: string;
  readonly handOverFailed: string;
  readonly colleaguesLoadFailed: string;
  readonly handTo: string;
  readonly handToLabel: (d: { place: string | number; requestTitle: string | number }) => string;
  readonly noColleagueHint: string;
  readonly nameOffDuty: (d: { name: string | number }) => string;
  readonly changeTimeLabel: (d: { place: string | number; requestTitle: string | number }) => string;
  readonly changeTheTime: string;
  readonly timePastError: string;
  readonly guestTimeReasonError: string;
  readonly reasonError: string;
  readonly changeTimeTitle: (d: { place: string | number; requestTitle: string | number }) => string;
  readonly day: string;
  readonly time: string;
  readonly guestReasonLabel: string;
  readonly reason: string;
  readonly changeTimeFailed: string;
  readonly back: string;
  readonly promiseIt: string;
  readonly outOfStockReason: string;
  readonly wrongHourReason: string;
  readonly delayReason: string;
  readonly guestReasonError: string;
  readonly actionRefused: (d: { detail: string | number; verbOf: string | number }) => string;
  readonly tryAgain: string;
  readonly dismiss: string;
  readonly hold: string;
  readonly cancel: string;
  readonly accept: string;
  readonly decline: string;
  readonly approve: string;
  readonly start: string;
  readonly markDone: string;
  readonly resume: string;
  readonly reopen: string;
  readonly every: {
    readonly day: (d: { count: number }) => string;
    readonly week: (d: { count: number }) => string;
    readonly month: (d: { count: number }) => string;
  };
  readonly recurrence: {
    readonly label: string;
    readonly once: string;
    readonly changed: (d: { every: string | number }) => string;
    readonly ended: string;
    readonly undo: string;
    readonly notChanged: string;
    readonly endsAll: (d: { every: string | number }) => string;
  };
  readonly approvalHint: string;
}
