// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface TeamMessages {
  readonly neverSeen: string;
  readonly seenNow: string;
  readonly seen: (d: { span: string | number }) => string;
  readonly seenOn: (d: { day: string | number }) => string;
  readonly changes: {
    readonly pending: (d: { name: string | number }) => string;
    readonly approved: (d: { by: string | number; name: string | number; rights: string | number }) => string;
    readonly rejected: (d: { by: string | number; name: string | number }) => string;
    readonly suspended: (d: { by: string | number; name: string | number }) => string;
  };
}
