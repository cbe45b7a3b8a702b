// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ShiftMessages {
  readonly sections: {
    readonly own: string;
    readonly alarms: string;
    readonly guests: string;
    readonly slipped: string;
    readonly open: string;
    readonly planned: string;
  };
  readonly causes: {
    readonly staff: string;
    readonly "not-begun": string;
    readonly "under-way": string;
  };
  readonly open: (d: { open: number }) => string;
  readonly counts: (d: { overdue: string | number; planned: string | number; unaccepted: string | number }) => string;
  readonly more: (d: { count: string | number }) => string;
  readonly slip: (d: { after: string | number; before: string | number; why: string | number }) => string;
  readonly notKept: (d: { before: string | number; why: string | number }) => string;
  readonly toldInTime: (d: { at: string | number }) => string;
  readonly toldLate: (d: { at: string | number }) => string;
  readonly alarmTaken: (d: { name: string | number }) => string;
  readonly alarmOver: (d: { time: string | number }) => string;
  readonly alarmOpen: string;
  readonly readers: (d: { names: string | number }) => string;
  readonly quietDepartments: (d: { names: string | number }) => string;
}
