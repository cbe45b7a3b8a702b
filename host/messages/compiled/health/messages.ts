// Compiled from host/messages/en.json by `npm run messages`.

export interface HealthMessages {
  readonly versionVersion: (d: { version: string | number }) => string;
  readonly databaseDoesNotAnswerTheApi: (d: { database: string | number }) => string;
  readonly doesNotAnswer: string;
  readonly onlyTheApiCanTell: string;
  readonly firebaseAuthEmulator: string;
  readonly firebaseAuth: string;
  readonly cantBeReachedFromTheHost: string;
  readonly registryOrTrustedKeysCant: string;
  readonly aReleaseIsRefused: string;
  readonly registryRevisionRevision: (d: { revision: string | number }) => string;
  readonly oneThread: string;
  readonly servingThreads: (d: { serving: string | number }) => string;
  readonly textSpareKeptWarm: (d: { spare: string | number; text: string | number }) => string;
  readonly upFloorMinMegabytesMb: (d: { floor: string | number; megabytes: string | number }) => string;
  readonly noThreadPagesAreRendered: string;
}
