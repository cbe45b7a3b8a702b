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
  readonly aKeyForAProgram: string;
  readonly withAKeyADoorSystem: string;
  readonly thePageOfTheApi: string;
  readonly programsNameThePropertyByIts: string;
  readonly keys: string;
  readonly theKeysCouldNotBeLoaded: string;
  readonly loadingTheApiKeys: string;
  readonly noProgramHasAKeyYet: string;
  readonly rotateName: (d: { name: string | number }) => string;
  readonly rotate: string;
  readonly revokeName: (d: { name: string | number }) => string;
  readonly revoke: string;
  readonly newKey: string;
  readonly whatUsesIt: string;
  readonly historiesAndGuestsCardsName: string;
  readonly whatItMayDo: string;
  readonly howLongItWorks: string;
  readonly noKeyWasMade: string;
  readonly makeTheKey: string;
  readonly revokeQuestion: (d: { name: string | number }) => string;
  readonly itsNextCallIsRefused: string;
  readonly itWasNotRevoked: string;
  readonly revokeIt: string;
  readonly keepIt: string;
  readonly aNewSecretForName: (d: { name: string | number }) => string;
  readonly theSecretBefore: string;
  readonly giveTheProgramTheNewOne: string;
  readonly noSecretWasMade: string;
  readonly makeANewSecret: string;
  readonly cancel: string;
  readonly copyTheSecretOfNameNow: (d: { name: string | number }) => string;
  readonly copied: string;
  readonly copy: string;
  readonly iHaveIt: string;
  readonly whoeverHasItCanDoWhat: string;
  readonly theBrowserDidNotLetUs: string;
  readonly leaveWithoutTheSecret: string;
  readonly theSecretIsNotShownAgain: string;
  readonly leaveWithoutIt: string;
}
