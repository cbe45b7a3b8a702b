// Compiled from host/messages/en.json by `npm run messages`.

export interface HealthMessages {
  readonly versionVersion: (d: { version: string | number }) => string;
  readonly databaseUnreachable: (d: { database: string | number }) => string;
  readonly doesNotAnswer: string;
  readonly onlyApiKnows: string;
  readonly firebaseAuthEmulator: string;
  readonly firebaseAuth: string;
  readonly hostCannotReach: string;
  readonly registryUnusable: string;
  readonly releaseRefused: string;
  readonly registryRevisionRevision: (d: { revision: string | number }) => string;
  readonly oneThread: string;
  readonly servingThreads: (d: { serving: string | number }) => string;
  readonly threadsWithSpare: (d: { spare: string | number; text: string | number }) => string;
  readonly uptime: (d: { floor: string | number; megabytes: string | number }) => string;
  readonly noThreads: string;
}
