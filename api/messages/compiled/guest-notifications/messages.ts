// Compiled from api/messages/en.json by `npm run messages`.

export interface GuestNotificationsMessages {
  readonly heading: {
    readonly accepted: string;
    readonly "under-way": string;
    readonly ready: string;
    readonly done: string;
    readonly declined: string;
    readonly cancelled: string;
    readonly "your-answer": string;
    readonly "on-hold": string;
    readonly "new-time": string;
    readonly offer: string;
    readonly message: string;
  };
  readonly by: (d: { time: string | number }) => string;
  readonly from: (d: { name: string | number }) => string;
  readonly email: {
    readonly code: (d: { code: string | number; property: string | number }) => string;
    readonly codeText: (d: { code: string | number; minutes: string | number; property: string | number }) => string;
    readonly open: (d: { url: string | number }) => string;
    readonly why: (d: { property: string | number }) => string;
    readonly stop: (d: { url: string | number }) => string;
  };
}
