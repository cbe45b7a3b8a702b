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
  readonly newKeyTitle: string;
  readonly intro: string;
  readonly apiPageLink: string;
  readonly propertyIdHint: string;
  readonly keys: string;
  readonly loadFailed: string;
  readonly loadingLabel: string;
  readonly emptyHint: string;
  readonly rotateName: (d: { name: string | number }) => string;
  readonly rotate: string;
  readonly revokeName: (d: { name: string | number }) => string;
  readonly revoke: string;
  readonly newKey: string;
  readonly whatUsesIt: string;
  readonly nameHint: string;
  readonly scopesLabel: string;
  readonly durationLabel: string;
  readonly createFailed: string;
  readonly makeTheKey: string;
  readonly revokeQuestion: (d: { name: string | number }) => string;
  readonly revokeWarning: string;
  readonly revokeFailed: string;
  readonly revokeIt: string;
  readonly keepIt: string;
  readonly rotateTitle: (d: { name: string | number }) => string;
  readonly theSecretBefore: string;
  readonly overlapHint: string;
  readonly rotateFailed: string;
  readonly rotateButton: string;
  readonly cancel: string;
  readonly secretTitle: (d: { name: string | number }) => string;
  readonly copied: string;
  readonly copy: string;
  readonly iHaveIt: string;
  readonly secretHint: string;
  readonly copyFailed: string;
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly leaveWithoutIt: string;
}
