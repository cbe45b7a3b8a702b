// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface PhotosMessages {
  readonly add: string;
  readonly opening: string;
  readonly added: string;
  readonly alt: string;
  readonly send: string;
  readonly remove: string;
  readonly sending: string;
  readonly offline: string;
  readonly later: string;
  readonly over: string;
  readonly earlier: string;
  readonly tooMany: string;
  readonly refused: string;
  readonly retry: string;
  readonly unreadable: string;
  readonly full: (d: { count: number }) => string;
  readonly unkept: string;
  readonly label: (d: { time: string | number }) => string;
  readonly fromStaff: (d: { time: string | number }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly close: string;
}
