// Compiled from api/messages/en.json by `npm run messages`.

export interface WeeklyMessages {
  readonly title: (d: { from: string | number; property: string | number; to: string | number }) => string;
  readonly summary: (d: { count: number; kept: string | number }) => string;
  readonly requests: (d: { count: number }) => string;
  readonly intro: (d: { from: string | number; property: string | number; to: string | number }) => string;
  readonly of: {
    readonly property: string;
    readonly departments: string;
    readonly own: string;
  };
  readonly figures: {
    readonly requests: string;
    readonly response: string;
    readonly acknowledged: string;
    readonly done: string;
    readonly kept: string;
    readonly told: string;
  };
  readonly line: (d: { is: string | number; name: string | number }) => string;
  readonly compared: (d: { is: string | number; name: string | number; was: string | number }) => string;
  readonly departments: string;
  readonly department: (d: { kept: string | number; name: string | number; of: string | number }) => string;
}
