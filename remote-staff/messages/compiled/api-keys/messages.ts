// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ApiKeysMessages {
  readonly scopes: {
    readonly "read-requests": string;
    readonly "change-requests": string;
    readonly "read-reports": string;
    readonly "read-changes": string;
  };
  readonly days: {
    readonly "7": string;
    readonly "30": string;
    readonly "90": string;
    readonly "365": string;
    readonly never: string;
  };
  readonly overlap: {
    readonly "0": string;
    readonly "1": string;
    readonly "24": string;
    readonly "168": string;
  };
  readonly states: {
    readonly active: string;
    readonly expired: string;
    readonly revoked: string;
  };
  readonly made: (d: { at: string | number; by: string | number }) => string;
  readonly used: (d: { at: string | number }) => string;
  readonly neverUsed: string;
  readonly ends: (d: { at: string | number }) => string;
  readonly ended: (d: { at: string | number }) => string;
  readonly earlier: (d: { at: string | number }) => string;
  readonly revokedBy: (d: { at: string | number; by: string | number }) => string;
}
