// Compiled from host/messages/en.json by `npm run messages`.
import type { HealthMessages } from './messages.ts';

export const healthMessages: HealthMessages = {
  versionVersion: (d) => "Version " + d.version,
  databaseDoesNotAnswerTheApi: (d) => d.database + " does not answer the API",
  doesNotAnswer: "Does not answer",
  onlyTheApiCanTell: "Only the API can tell",
  firebaseAuthEmulator: "Firebase Auth emulator",
  firebaseAuth: "Firebase Auth",
  cantBeReachedFromTheHost: "Can’t be reached from the host",
  registryOrTrustedKeysCant: "Registry or trusted keys can’t be used; the last good is served",
  aReleaseIsRefused: "A release is refused",
  registryRevisionRevision: (d) => "Registry revision " + d.revision,
  oneThread: "1 thread",
  servingThreads: (d) => d.serving + " threads",
  textSpareKeptWarm: (d) => d.text + ", " + d.spare + " kept warm for a rollback",
  upFloorMinMegabytesMb: (d) => "Up " + d.floor + " min, " + d.megabytes + " MB",
  noThreadPagesAreRendered: "No thread; pages are rendered in browsers"
}
