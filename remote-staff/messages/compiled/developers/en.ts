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
export const whatStandsHereIsFromBefore: DevelopersMessages['whatStandsHereIsFromBefore'] = "What stands here is from before. It goes on when you are back.";
export const theHostCantBeReached: DevelopersMessages['theHostCantBeReached'] = "The host can’t be reached";
export const itDidNotAnswerTryAgain: DevelopersMessages['itDidNotAnswerTryAgain'] = "It did not answer. Try again in a moment.";
export const developers: DevelopersMessages['developers'] = "Developers";
export const deployments: DevelopersMessages['deployments'] = "Deployments";
export const whichReleasesAreLiveHowThey: DevelopersMessages['whichReleasesAreLiveHowThey'] = "Which releases are live, how they do, and what is in quarantine.";
export const titleWhatStandsHere: DevelopersMessages['titleWhatStandsHere'] = (d) => d.title + ". What stands here is from before";
export const askingTheHostWhatIsDeployed: DevelopersMessages['askingTheHostWhatIsDeployed'] = "Asking the host what is deployed";
export const live: DevelopersMessages['live'] = "Live";
export const asOf: DevelopersMessages['asOf'] = "as of";
export const health: DevelopersMessages['health'] = "Health";
export const since: DevelopersMessages['since'] = "Since";
export const itsVisitorsKeepWhatTheyHave: DevelopersMessages['itsVisitorsKeepWhatTheyHave'] = "Its visitors keep what they have.";
export const theLastGoodOneIsServed: DevelopersMessages['theLastGoodOneIsServed'] = "The last good one is served.";
export const noTrustedKeysAreConfiguredHere: DevelopersMessages['noTrustedKeysAreConfiguredHere'] = "No trusted keys are configured here: releases of this machine are taken unsigned, and no others.";
export const theRegistryIsRefused: DevelopersMessages['theRegistryIsRefused'] = "The registry is refused";
export const theTrustedKeysCantBeUsed: DevelopersMessages['theTrustedKeysCantBeUsed'] = "The trusted keys can’t be used";
export const theCanaryOfRemoteIsRefused: DevelopersMessages['theCanaryOfRemoteIsRefused'] = (d) => "The canary of " + d.remote + " is refused";
export const aReleaseOfAboutIsRefused: DevelopersMessages['aReleaseOfAboutIsRefused'] = (d) => "A release of " + d.about + " is refused";
export const history: DevelopersMessages['history'] = "History";
export const thereIsNoHistoryBeside: DevelopersMessages['thereIsNoHistoryBeside'] = "There is no history beside the registry yet, or it can’t be read from this host.";
export const nothingWasReleasedYet: DevelopersMessages['nothingWasReleasedYet'] = "Nothing was released yet.";
export const olderEarlier: DevelopersMessages['olderEarlier'] = (d) => d.older + " earlier";
export const forShareOfVisitors: DevelopersMessages['forShareOfVisitors'] = (d) => "for " + d.share + " % of visitors";
export const quarantine: DevelopersMessages['quarantine'] = "Quarantine";
export const aReleaseThatFailsInBrowsers: DevelopersMessages['aReleaseThatFailsInBrowsers'] = "A release that fails in browsers or on the server above a threshold is taken out of service by itself.";
export const onThisHostAQuarantineOnly: DevelopersMessages['onThisHostAQuarantineOnly'] = "On this host a quarantine only tells: releases stay live until a person acts (QUARANTINE_ACTION=tell).";
export const noReleaseIsInQuarantine: DevelopersMessages['noReleaseIsInQuarantine'] = "No release is in quarantine.";
export const liftedBeforeLifted: DevelopersMessages['liftedBeforeLifted'] = (d) => "Lifted before (" + d.lifted + ")";
export const liftedByLiftedByAt: DevelopersMessages['liftedByLiftedByAt'] = (d) => ", lifted by " + d.liftedBy + " at";
export const sinceInSentence: DevelopersMessages['sinceInSentence'] = "since";
export const failedInBrowsers: DevelopersMessages['failedInBrowsers'] = "failed in browsers";
export const failedOnTheServer: DevelopersMessages['failedOnTheServer'] = "failed on the server";
export const itStaysLiveOnThisHost: DevelopersMessages['itStaysLiveOnThisHost'] = "It stays live: on this host a quarantine only tells.";
export const servedAllTheSameThere: DevelopersMessages['servedAllTheSameThere'] = "Served all the same: there is no other release.";
export const nobodyGetsItNow: DevelopersMessages['nobodyGetsItNow'] = "Nobody gets it now";
export const isLive: DevelopersMessages['isLive'] = "is live";
export const theQuarantineCouldNotBeLifted: DevelopersMessages['theQuarantineCouldNotBeLifted'] = "The quarantine could not be lifted";
export const yesServeBuildAgain: DevelopersMessages['yesServeBuildAgain'] = (d) => "Yes, serve " + d.build + " again";
export const leaveIt: DevelopersMessages['leaveIt'] = "Leave it";
export const liftTheQuarantineOfRemoteBuild: DevelopersMessages['liftTheQuarantineOfRemoteBuild'] = (d) => "Lift the quarantine of " + d.remote + " " + d.build;
export const lift: DevelopersMessages['lift'] = "Lift";
export const references: DevelopersMessages['references'] = "References";
export const apiDocumentation: DevelopersMessages['apiDocumentation'] = "API documentation";
export const everyOperationToRead: DevelopersMessages['everyOperationToRead'] = "every operation, to read and to try";
export const openAPIDocument: DevelopersMessages['openAPIDocument'] = "OpenAPI document";
export const withTheSchemaOfEveryLive: DevelopersMessages['withTheSchemaOfEveryLive'] = "with the schema of every live event, as LiveEvent";
export const healthOfTheHost: DevelopersMessages['healthOfTheHost'] = "Health of the host";
export const forMonitorsAsJson: DevelopersMessages['forMonitorsAsJson'] = "for monitors, as JSON";
export const liveNow: DevelopersMessages['liveNow'] = "Live now";
export const composition: DevelopersMessages['composition'] = "Composition";
export const compositionSince: DevelopersMessages['compositionSince'] = ", since";
export const host: DevelopersMessages['host'] = ". Host";
export const started: DevelopersMessages['started'] = ", started";
export const allPageOtherPagesOnServerRendered: DevelopersMessages['allPageOtherPagesOnServerRendered'] = (d) => d.all + " " + plural(d.all, 0, en, { one: "page", other: "pages" }) + ", " + d.onServer + " rendered on the server";
export const notWhatTheRegistryNames: DevelopersMessages['notWhatTheRegistryNames'] = "Not what the registry names: that one is refused or in quarantine.";
export const canaryShare: DevelopersMessages['canaryShare'] = (d) => "Canary " + d.share + " %";
export const earlierChip: DevelopersMessages['earlierChip'] = "Earlier";
export const browsersFallBackToIt: DevelopersMessages['browsersFallBackToIt'] = "browsers fall back to it";
export const built: DevelopersMessages['built'] = "; built";
export const signedByKey: DevelopersMessages['signedByKey'] = (d) => "signed by " + d.key;
export const document: DevelopersMessages['document'] = "Document";
export const entry: DevelopersMessages['entry'] = "Entry";
export const pageFiles: DevelopersMessages['pageFiles'] = "Page files";
export const render: DevelopersMessages['render'] = "Render";
export const loadingInVisitorsBrowsers: DevelopersMessages['loadingInVisitorsBrowsers'] = "Loading, in visitors’ browsers";
export const median95thPercentileInMilliseconds: DevelopersMessages['median95thPercentileInMilliseconds'] = "Median / 95th percentile in milliseconds, within 5 %, and in brackets how many loads; since this server started.";
export const nothingWasReportedYetBrowsersDo: DevelopersMessages['nothingWasReportedYetBrowsersDo'] = "Nothing was reported yet. Browsers do so when a page has been shown.";
export const timeSpan: DevelopersMessages['timeSpan'] = "Time span";
export const lastOption: DevelopersMessages['lastOption'] = (d) => "Last " + d.option;
export const loadingTimes: DevelopersMessages['loadingTimes'] = "Loading times";
export const remote: DevelopersMessages['remote'] = "Remote";
export const none: DevelopersMessages['none'] = "none";
export const loadsLoadOtherLoads: DevelopersMessages['loadsLoadOtherLoads'] = (d) => d.loads + " " + plural(d.loads, 0, en, { one: "load", other: "loads" }) + " in the last hour";
export const totalNoneFailed: DevelopersMessages['totalNoneFailed'] = (d) => d.total + ", none failed";
export const kindInPhaseCount: DevelopersMessages['kindInPhaseCount'] = (d) => d.kind + " in " + d.phase + " × " + d.count;
export const totalFailedListed: DevelopersMessages['totalFailedListed'] = (d) => d.total + "; failed: " + d.listed;
export const tryARelease: DevelopersMessages['tryARelease'] = "Try a release";
export const opensANewTabInWhich: DevelopersMessages['opensANewTabInWhich'] = "Opens a new tab in which one remote is another release. Nobody else sees it; a badge in that tab says so and ends it.";
export const onlyTheLiveReleaseIsHere: DevelopersMessages['onlyTheLiveReleaseIsHere'] = "Only the live release is here.";
export const builtOn: DevelopersMessages['builtOn'] = "built";
export const portOfYourDevServer: DevelopersMessages['portOfYourDevServer'] = "Port of your dev server";
export const openInANewTab: DevelopersMessages['openInANewTab'] = "Open in a new tab";
export const aPortIsANumber: DevelopersMessages['aPortIsANumber'] = "A port is a number from 10 to 65535, as your dev server prints it.";
export const theQuarantineOfRemoteBuild: DevelopersMessages['theQuarantineOfRemoteBuild'] = (d) => "The quarantine of " + d.remote + " " + d.build + " is lifted.";
export const unsigned: DevelopersMessages['unsigned'] = "unsigned";

/** The group as one value. @public */
export const developersMessages: DevelopersMessages = {
  parts,
  states,
  actions,
  earlier,
  youAreOffline,
  whatStandsHereIsFromBefore,
  theHostCantBeReached,
  itDidNotAnswerTryAgain,
  developers,
  deployments,
  whichReleasesAreLiveHowThey,
  titleWhatStandsHere,
  askingTheHostWhatIsDeployed,
  live,
  asOf,
  health,
  since,
  itsVisitorsKeepWhatTheyHave,
  theLastGoodOneIsServed,
  noTrustedKeysAreConfiguredHere,
  theRegistryIsRefused,
  theTrustedKeysCantBeUsed,
  theCanaryOfRemoteIsRefused,
  aReleaseOfAboutIsRefused,
  history,
  thereIsNoHistoryBeside,
  nothingWasReleasedYet,
  olderEarlier,
  forShareOfVisitors,
  quarantine,
  aReleaseThatFailsInBrowsers,
  onThisHostAQuarantineOnly,
  noReleaseIsInQuarantine,
  liftedBeforeLifted,
  liftedByLiftedByAt,
  sinceInSentence,
  failedInBrowsers,
  failedOnTheServer,
  itStaysLiveOnThisHost,
  servedAllTheSameThere,
  nobodyGetsItNow,
  isLive,
  theQuarantineCouldNotBeLifted,
  yesServeBuildAgain,
  leaveIt,
  liftTheQuarantineOfRemoteBuild,
  lift,
  references,
  apiDocumentation,
  everyOperationToRead,
  openAPIDocument,
  withTheSchemaOfEveryLive,
  healthOfTheHost,
  forMonitorsAsJson,
  liveNow,
  composition,
  compositionSince,
  host,
  started,
  allPageOtherPagesOnServerRendered,
  notWhatTheRegistryNames,
  canaryShare,
  earlierChip,
  browsersFallBackToIt,
  built,
  signedByKey,
  document,
  entry,
  pageFiles,
  render,
  loadingInVisitorsBrowsers,
  median95thPercentileInMilliseconds,
  nothingWasReportedYetBrowsersDo,
  timeSpan,
  lastOption,
  loadingTimes,
  remote,
  none,
  loadsLoadOtherLoads,
  totalNoneFailed,
  kindInPhaseCount,
  totalFailedListed,
  tryARelease,
  opensANewTabInWhich,
  onlyTheLiveReleaseIsHere,
  builtOn,
  portOfYourDevServer,
  openInANewTab,
  aPortIsANumber,
  theQuarantineOfRemoteBuild,
  unsigned,
};
