// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ProblemsMessages {
  readonly offline: string;
  readonly unreachable: string;
  readonly tooMany: string;
  readonly ended: string;
  readonly orderChanged: string;
  readonly tooLong: string;
  readonly other: string;
}
