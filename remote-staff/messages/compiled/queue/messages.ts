// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface QueueMessages {
  readonly filters: {
    readonly open: string;
    readonly new: string;
    readonly working: string;
    readonly paused: string;
    readonly planned: string;
    readonly overdue: string;
    readonly finished: string;
  };
}
