// Compiled from host/messages/en.json by `npm run messages`.
import type { HealthMessages } from './messages.ts';

export const versionVersion: HealthMessages['versionVersion'] = (d) => "Version " + d.version;
export const databaseUnreachable: HealthMessages['databaseUnreachable'] = (d) => d.database + " does not answer the API";
export const doesNotAnswer: HealthMessages['doesNotAnswer'] = "Does not answer";
export const onlyApiKnows: HealthMessages['onlyApiKnows'] = "Only the API can tell";
export const firebaseAuthEmulator: HealthMessages['firebaseAuthEmulator'] = "Firebase Auth emulator";
export const firebaseAuth: HealthMessages['firebaseAuth'] = "Firebase Auth";
export const hostCannotReach: HealthMessages['hostCannotReach'] = "Can’t be reached from the host";
export const registryUnusable: HealthMessages['registryUnusable'] = "Registry or trusted keys can’t be used; the last good is served";
export const releaseRefused: HealthMessages['releaseRefused'] = "A release is refused";
export const registryRevisionRevision: HealthMessages['registryRevisionRevision'] = (d) => "Registry revision " + d.revision;
export const oneThread: HealthMessages['oneThread'] = "1 thread";
export const servingThreads: HealthMessages['servingThreads'] = (d) => d.serving + " threads";
export const threadsWithSpare: HealthMessages['threadsWithSpare'] = (d) => d.text + ", " + d.spare + " kept warm for a rollback";
export const uptime: HealthMessages['uptime'] = (d) => "Up " + d.floor + " min, " + d.megabytes + " MB";
export const noThreads: HealthMessages['noThreads'] = "No thread; pages are rendered in browsers";

/** The group as one value. @public */
export const healthMessages: HealthMessages = {
  versionVersion,
  databaseUnreachable,
  doesNotAnswer,
  onlyApiKnows,
  firebaseAuthEmulator,
  firebaseAuth,
  hostCannotReach,
  registryUnusable,
  releaseRefused,
  registryRevisionRevision,
  oneThread,
  servingThreads,
  threadsWithSpare,
  uptime,
  noThreads,
};
