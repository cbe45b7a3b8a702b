// Compiled from host/messages/en.json by `npm run messages`.

export interface ProblemsMessages {
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly unreachableTitle: string;
  readonly unreachableText: string;
  readonly timeoutTitle: string;
  readonly timeoutText: string;
  readonly unreadableTitle: string;
  readonly unreadableText: string;
}
