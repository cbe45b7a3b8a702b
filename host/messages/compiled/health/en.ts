// Compiled from host/messages/en.json by `npm run messages`.
import type { HealthMessages } from './messages.ts';

export const versionVersion: HealthMessages['versionVersion'] = (d) => "Version " + d.version;
export const databaseDoesNotAnswerTheApi: HealthMessages['databaseDoesNotAnswerTheApi'] = (d) => d.database + " does not answer the API";
export const doesNotAnswer: HealthMessages['doesNotAnswer'] = "Does not answer";
export const onlyTheApiCanTell: HealthMessages['onlyTheApiCanTell'] = "Only the API can tell";
export const firebaseAuthEmulator: HealthMessages['firebaseAuthEmulator'] = "Firebase Auth emulator";
export const firebaseAuth: HealthMessages['firebaseAuth'] = "Firebase Auth";
export const cantBeReachedFromTheHost: HealthMessages['cantBeReachedFromTheHost'] = "Can’t be reached from the host";
export const registryOrTrustedKeysCant: HealthMessages['registryOrTrustedKeysCant'] = "Registry or trusted keys can’t be used; the last good is served";
export const aReleaseIsRefused: HealthMessages['aReleaseIsRefused'] = "A release is refused";
export const registryRevisionRevision: HealthMessages['registryRevisionRevision'] = (d) => "Registry revision " + d.revision;
export const oneThread: HealthMessages['oneThread'] = "1 thread";
export const servingThreads: HealthMessages['servingThreads'] = (d) => d.serving + " threads";
export const textSpareKeptWarm: HealthMessages['textSpareKeptWarm'] = (d) => d.text + ", " + d.spare + " kept warm for a rollback";
export const upFloorMinMegabytesMb: HealthMessages['upFloorMinMegabytesMb'] = (d) => "Up " + d.floor + " min, " + d.megabytes + " MB";
export const noThreadPagesAreRendered: HealthMessages['noThreadPagesAreRendered'] = "No thread; pages are rendered in browsers";

/** The group as one value. @public */
export const healthMessages: HealthMessages = {
  versionVersion,
  databaseDoesNotAnswerTheApi,
  doesNotAnswer,
  onlyTheApiCanTell,
  firebaseAuthEmulator,
  firebaseAuth,
  cantBeReachedFromTheHost,
  registryOrTrustedKeysCant,
  aReleaseIsRefused,
  registryRevisionRevision,
  oneThread,
  servingThreads,
  textSpareKeptWarm,
  upFloorMinMegabytesMb,
  noThreadPagesAreRendered,
};
