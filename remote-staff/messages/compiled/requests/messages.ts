// Compiled from remote-staff/messages/en.json by `npm run messages`.

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
  readonly over: (d: { span: string | number }) => string;
  readonly left: (d: { span: string | number }) => string;
  readonly paused: string;
  readonly atOnce: string;
  readonly noTime: string;
  readonly done: (d: { time: string | number }) => string;
  readonly due: (d: { time: string | number }) => string;
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
}
