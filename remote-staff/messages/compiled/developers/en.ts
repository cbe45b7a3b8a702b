// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DevelopersMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const parts: DevelopersMessages['parts'] = {
  host: "Host server",
  renderer: "Page rendering",
  store: "Release store",
  api: "API",
  database: "Database",
  "sign-in": "Sign-in"
};
export const states: DevelopersMessages['states'] = {
  ok: "OK",
  degraded: "Degraded",
  down: "Down",
  unknown: "Unknown"
};
export const actions: DevelopersMessages['actions'] = {
  release: "released",
  rollback: "went back to",
  canary: "began a canary of",
  promote: "made live the canary of",
  abort: "took back the canary of",
  prune: "deleted the old release of"
};
export const earlier: DevelopersMessages['earlier'] = {
  release: "live until then",
  rollback: "live until then",
  promote: "live until then",
  canary: "the others keep",
  abort: "everybody gets",
  prune: "live"
};
export const youAreOffline: DevelopersMessages['youAreOffline'] = "You are offline";
export const offlineText: DevelopersMessages['offlineText'] = "What stands here is from before. It goes on when you are back.";
export const hostUnreachableTitle: DevelopersMessages['hostUnreachableTitle'] = "The host can’t be reached";
export const hostUnreachableText: DevelopersMessages['hostUnreachableText'] = "It did not answer. Try again in a moment.";
export const developers: DevelopersMessages['developers'] = "Developers";
export const deployments: DevelopersMessages['deployments'] = "Deployments";
export const deploymentsIntro: DevelopersMessages['deploymentsIntro'] = "Which releases are live, how they do, and what is in quarantine.";
export const staleTitle: DevelopersMessages['staleTitle'] = (d) => d.title + ". What stands here is from before";
export const loadingLabel: DevelopersMessages['loadingLabel'] = "Asking the host what is deployed";
export const live: DevelopersMessages['live'] = "Live";
export const asOf: DevelopersMessages['asOf'] = "as of";
export const health: DevelopersMessages['health'] = "Health";
export const since: DevelopersMessages['since'] = "Since";
export const canaryRefusedHint: DevelopersMessages['canaryRefusedHint'] = "Its visitors keep what they have.";
export const lastGoodServedHint: DevelopersMessages['lastGoodServedHint'] = "The last good one is served.";
export const noTrustedKeysHint: DevelopersMessages['noTrustedKeysHint'] = "No trusted keys are configured here: releases of this machine are taken unsigned, and no others.";
export const registryRefused: DevelopersMessages['registryRefused'] = "The registry is refused";
export const trustedKeysRefused: DevelopersMessages['trustedKeysRefused'] = "The trusted keys can’t be used";
export const canaryRefused: DevelopersMessages['canaryRefused'] = (d) => "The canary of " + d.remote + " is refused";
export const releaseRefused: DevelopersMessages['releaseRefused'] = (d) => "A release of " + d.about + " is refused";
export const history: DevelopersMessages['history'] = "History";
export const historyMissing: DevelopersMessages['historyMissing'] = "There is no history beside the registry yet, or it can’t be read from this host.";
export const historyEmpty: DevelopersMessages['historyEmpty'] = "Nothing was released yet.";
export const olderEarlier: DevelopersMessages['olderEarlier'] = (d) => d.older + " earlier";
export const visitorShare: DevelopersMessages['visitorShare'] = (d) => "for " + d.share + " % of visitors";
export const quarantine: DevelopersMessages['quarantine'] = "Quarantine";
export const quarantineIntro: DevelopersMessages['quarantineIntro'] = "A release that fails in browsers or on the server above a threshold is taken out of service by itself.";
export const quarantineTellsOnly: DevelopersMessages['quarantineTellsOnly'] = "On this host a quarantine only tells: releases stay live until a person acts (QUARANTINE_ACTION=tell).";
export const quarantineEmpty: DevelopersMessages['quarantineEmpty'] = "No release is in quarantine.";
export const liftedBeforeLifted: DevelopersMessages['liftedBeforeLifted'] = (d) => "Lifted before (" + d.lifted + ")";
export const liftedByPerson: DevelopersMessages['liftedByPerson'] = (d) => ", lifted by " + d.liftedBy + " at";
export const sinceInSentence: DevelopersMessages['sinceInSentence'] = "since";
export const failedInBrowsers: DevelopersMessages['failedInBrowsers'] = "failed in browsers";
export const failedOnServer: DevelopersMessages['failedOnServer'] = "failed on the server";
export const staysLive: DevelopersMessages['staysLive'] = "It stays live: on this host a quarantine only tells.";
export const servedAnyway: DevelopersMessages['servedAnyway'] = "Served all the same: there is no other release.";
export const withdrawn: DevelopersMessages['withdrawn'] = "Nobody gets it now";
export const isLive: DevelopersMessages['isLive'] = "is live";
export const liftFailed: DevelopersMessages['liftFailed'] = "The quarantine could not be lifted";
export const liftConfirm: DevelopersMessages['liftConfirm'] = (d) => "Yes, serve " + d.build + " again";
export const leaveIt: DevelopersMessages['leaveIt'] = "Leave it";
export const liftLabel: DevelopersMessages['liftLabel'] = (d) => "Lift the quarantine of " + d.remote + " " + d.build;
export const lift: DevelopersMessages['lift'] = "Lift";
export const references: DevelopersMessages['references'] = "References";
export const apiDocumentation: DevelopersMessages['apiDocumentation'] = "API documentation";
export const apiDocumentationHint: DevelopersMessages['apiDocumentationHint'] = "every operation, to read and to try";
export const openAPIDocument: DevelopersMessages['openAPIDocument'] = "OpenAPI document";
export const openApiHint: DevelopersMessages['openApiHint'] = "with the schema of every live event, as LiveEvent";
export const hostHealthLink: DevelopersMessages['hostHealthLink'] = "Health of the host";
export const hostHealthHint: DevelopersMessages['hostHealthHint'] = "for monitors, as JSON";
export const liveNow: DevelopersMessages['liveNow'] = "Live now";
export const composition: DevelopersMessages['composition'] = "Composition";
export const compositionSince: DevelopersMessages['compositionSince'] = ", since";
export const host: DevelopersMessages['host'] = ". Host";
export const started: DevelopersMessages['started'] = ", started";
export const pageCount: DevelopersMessages['pageCount'] = (d) => d.all + " " + plural(d.all, 0, en, { one: "page", other: "pages" }) + ", " + d.onServer + " rendered on the server";
export const notAsRegistryWarning: DevelopersMessages['notAsRegistryWarning'] = "Not what the registry names: that one is refused or in quarantine.";
export const canaryShare: DevelopersMessages['canaryShare'] = (d) => "Canary " + d.share + " %";
export const earlierChip: DevelopersMessages['earlierChip'] = "Earlier";
export const fallbackNote: DevelopersMessages['fallbackNote'] = "browsers fall back to it";
export const built: DevelopersMessages['built'] = "; built";
export const signedByKey: DevelopersMessages['signedByKey'] = (d) => "signed by " + d.key;
export const document: DevelopersMessages['document'] = "Document";
export const entry: DevelopersMessages['entry'] = "Entry";
export const pageFiles: DevelopersMessages['pageFiles'] = "Page files";
export const render: DevelopersMessages['render'] = "Render";
export const timingsTitle: DevelopersMessages['timingsTitle'] = "Loading, in visitors’ browsers";
export const timingsIntro: DevelopersMessages['timingsIntro'] = "Median / 95th percentile in milliseconds, within 5 %, and in brackets how many loads; since this server started.";
export const timingsEmpty: DevelopersMessages['timingsEmpty'] = "Nothing was reported yet. Browsers do so when a page has been shown.";
export const timeSpan: DevelopersMessages['timeSpan'] = "Time span";
export const lastOption: DevelopersMessages['lastOption'] = (d) => "Last " + d.option;
export const loadingTimes: DevelopersMessages['loadingTimes'] = "Loading times";
export const remote: DevelopersMessages['remote'] = "Remote";
export const none: DevelopersMessages['none'] = "none";
export const loadCount: DevelopersMessages['loadCount'] = (d) => d.loads + " " + plural(d.loads, 0, en, { one: "load", other: "loads" }) + " in the last hour";
export const totalNoneFailed: DevelopersMessages['totalNoneFailed'] = (d) => d.total + ", none failed";
export const failureCount: DevelopersMessages['failureCount'] = (d) => d.kind + " in " + d.phase + " × " + d.count;
export const totalFailedListed: DevelopersMessages['totalFailedListed'] = (d) => d.total + "; failed: " + d.listed;
export const tryARelease: DevelopersMessages['tryARelease'] = "Try a release";
export const tryIntro: DevelopersMessages['tryIntro'] = "Opens a new tab in which one remote is another release. Nobody else sees it; a badge in that tab says so and ends it.";
export const tryEmpty: DevelopersMessages['tryEmpty'] = "Only the live release is here.";
export const builtOn: DevelopersMessages['builtOn'] = "built";
export const portLabel: DevelopersMessages['portLabel'] = "Port of your dev server";
export const tryButton: DevelopersMessages['tryButton'] = "Open in a new tab";
export const portError: DevelopersMessages['portError'] = "A port is a number from 10 to 65535, as your dev server prints it.";
export const quarantineLifted: DevelopersMessages['quarantineLifted'] = (d) => "The quarantine of " + d.remote + " " + d.build + " is lifted.";
export const unsigned: DevelopersMessages['unsigned'] = "unsigned";

/** The group as one value. @public */
export const developersMessages: DevelopersMessages = {
  parts,
  states,
  actions,
  earlier,
  youAreOffline,
  offlineText,
  hostUnreachableTitle,
  hostUnreachableText,
  developers,
  deployments,
  deploymentsIntro,
  staleTitle,
  loadingLabel,
  live,
  asOf,
  health,
  since,
  canaryRefusedHint,
  lastGoodServedHint,
  noTrustedKeysHint,
  registryRefused,
  trustedKeysRefused,
  canaryRefused,
  releaseRefused,
  history,
  historyMissing,
  historyEmpty,
  olderEarlier,
  visitorShare,
  quarantine,
  quarantineIntro,
  quarantineTellsOnly,
  quarantineEmpty,
  liftedBeforeLifted,
  liftedByPerson,
  sinceInSentence,
  failedInBrowsers,
  failedOnServer,
  staysLive,
  servedAnyway,
  withdrawn,
  isLive,
  liftFailed,
  liftConfirm,
  leaveIt,
  liftLabel,
  lift,
  references,
  apiDocumentation,
  apiDocumentationHint,
  openAPIDocument,
  openApiHint,
  hostHealthLink,
  hostHealthHint,
  liveNow,
  composition,
  compositionSince,
  host,
  started,
  pageCount,
  notAsRegistryWarning,
  canaryShare,
  earlierChip,
  fallbackNote,
  built,
  signedByKey,
  document,
  entry,
  pageFiles,
  render,
  timingsTitle,
  timingsIntro,
  timingsEmpty,
  timeSpan,
  lastOption,
  loadingTimes,
  remote,
  none,
  loadCount,
  totalNoneFailed,
  failureCount,
  totalFailedListed,
  tryARelease,
  tryIntro,
  tryEmpty,
  builtOn,
  portLabel,
  tryButton,
  portError,
  quarantineLifted,
  unsigned,
};
