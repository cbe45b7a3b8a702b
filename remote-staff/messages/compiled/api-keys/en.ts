// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ApiKeysMessages } from './messages.ts';

export const scopes: ApiKeysMessages['scopes'] = {
  "read-requests": "See requests",
  "change-requests": "Raise and change requests",
  "read-reports": "Read reports",
  "read-changes": "Read changes of the settings"
};
export const days: ApiKeysMessages['days'] = {
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  "365": "A year",
  never: "Until it is revoked"
};
export const overlap: ApiKeysMessages['overlap'] = {
  "0": "Ends at once",
  "1": "Works for one more hour",
  "24": "Works for one more day",
  "168": "Works for seven more days"
};
export const states: ApiKeysMessages['states'] = {
  active: "Works",
  expired: "Ended",
  revoked: "Revoked"
};
export const made: ApiKeysMessages['made'] = (d) => "Made by " + d.by + " on " + d.at;
export const used: ApiKeysMessages['used'] = (d) => "last used on " + d.at;
export const neverUsed: ApiKeysMessages['neverUsed'] = "not used yet";
export const ends: ApiKeysMessages['ends'] = (d) => "Ends on " + d.at + ".";
export const ended: ApiKeysMessages['ended'] = (d) => "Ended on " + d.at + ".";
export const earlier: ApiKeysMessages['earlier'] = (d) => "The secret before works until " + d.at + ".";
export const revokedBy: ApiKeysMessages['revokedBy'] = (d) => "Revoked by " + d.by + " on " + d.at + ". Calls with it are refused.";
export const aKeyForAProgram: ApiKeysMessages['aKeyForAProgram'] = "A key for a program of yours";
export const withAKeyADoorSystem: ApiKeysMessages['withAKeyADoorSystem'] = "With a key, a door system, a screen or a report of your own calls our API, and may do what you tick here and nothing else. No key reads chats, changes settings or manages people. The operations are on";
export const thePageOfTheApi: ApiKeysMessages['thePageOfTheApi'] = "the page of the API";
export const programsNameThePropertyByIts: ApiKeysMessages['programsNameThePropertyByIts'] = ". Programs name the property by its id,";
export const keys: ApiKeysMessages['keys'] = "Keys";
export const theKeysCouldNotBeLoaded: ApiKeysMessages['theKeysCouldNotBeLoaded'] = "The keys could not be loaded";
export const loadingTheApiKeys: ApiKeysMessages['loadingTheApiKeys'] = "Loading the API keys";
export const noProgramHasAKeyYet: ApiKeysMessages['noProgramHasAKeyYet'] = "No program has a key yet.";
export const rotateName: ApiKeysMessages['rotateName'] = (d) => "Rotate " + d.name;
export const rotate: ApiKeysMessages['rotate'] = "Rotate";
export const revokeName: ApiKeysMessages['revokeName'] = (d) => "Revoke " + d.name;
export const revoke: ApiKeysMessages['revoke'] = "Revoke";
export const newKey: ApiKeysMessages['newKey'] = "New key";
export const whatUsesIt: ApiKeysMessages['whatUsesIt'] = "What uses it";
export const historiesAndGuestsCardsName: ApiKeysMessages['historiesAndGuestsCardsName'] = "Histories and guests’ cards name it where the program acted: Door system.";
export const whatItMayDo: ApiKeysMessages['whatItMayDo'] = "What it may do";
export const howLongItWorks: ApiKeysMessages['howLongItWorks'] = "How long it works";
export const noKeyWasMade: ApiKeysMessages['noKeyWasMade'] = "No key was made";
export const makeTheKey: ApiKeysMessages['makeTheKey'] = "Make the key";
export const revokeQuestion: ApiKeysMessages['revokeQuestion'] = (d) => "Revoke “" + d.name + "”?";
export const itsNextCallIsRefused: ApiKeysMessages['itsNextCallIsRefused'] = "Its next call is refused, and so is every later one. It cannot be undone; a new key can be made.";
export const itWasNotRevoked: ApiKeysMessages['itWasNotRevoked'] = "It was not revoked";
export const revokeIt: ApiKeysMessages['revokeIt'] = "Revoke it";
export const keepIt: ApiKeysMessages['keepIt'] = "Keep it";
export const aNewSecretForName: ApiKeysMessages['aNewSecretForName'] = (d) => "A new secret for “" + d.name + "”";
export const theSecretBefore: ApiKeysMessages['theSecretBefore'] = "The secret before";
export const giveTheProgramTheNewOne: ApiKeysMessages['giveTheProgramTheNewOne'] = "Give the program the new one in this time. If someone else may have the old one, end it at once.";
export const noSecretWasMade: ApiKeysMessages['noSecretWasMade'] = "No secret was made";
export const makeANewSecret: ApiKeysMessages['makeANewSecret'] = "Make a new secret";
export const cancel: ApiKeysMessages['cancel'] = "Cancel";
export const copyTheSecretOfNameNow: ApiKeysMessages['copyTheSecretOfNameNow'] = (d) => "Copy the secret of “" + d.name + "” now";
export const copied: ApiKeysMessages['copied'] = "Copied";
export const copy: ApiKeysMessages['copy'] = "Copy";
export const iHaveIt: ApiKeysMessages['iHaveIt'] = "I have it";
export const whoeverHasItCanDoWhat: ApiKeysMessages['whoeverHasItCanDoWhat'] = "Whoever has it can do what the key may do. It is not shown again: if it is lost, rotate the key.";
export const theBrowserDidNotLetUs: ApiKeysMessages['theBrowserDidNotLetUs'] = "The browser did not let us copy it. Select it and copy it yourself.";
export const leaveWithoutTheSecret: ApiKeysMessages['leaveWithoutTheSecret'] = "Leave without the secret?";
export const theSecretIsNotShownAgain: ApiKeysMessages['theSecretIsNotShownAgain'] = "You have not copied it, and it is not shown again: you would have to make a new one.";
export const leaveWithoutIt: ApiKeysMessages['leaveWithoutIt'] = "Leave without it";

/** The group as one value. @public */
export const apiKeysMessages: ApiKeysMessages = {
  scopes,
  days,
  overlap,
  states,
  made,
  used,
  neverUsed,
  ends,
  ended,
  earlier,
  revokedBy,
  aKeyForAProgram,
  withAKeyADoorSystem,
  thePageOfTheApi,
  programsNameThePropertyByIts,
  keys,
  theKeysCouldNotBeLoaded,
  loadingTheApiKeys,
  noProgramHasAKeyYet,
  rotateName,
  rotate,
  revokeName,
  revoke,
  newKey,
  whatUsesIt,
  historiesAndGuestsCardsName,
  whatItMayDo,
  howLongItWorks,
  noKeyWasMade,
  makeTheKey,
  revokeQuestion,
  itsNextCallIsRefused,
  itWasNotRevoked,
  revokeIt,
  keepIt,
  aNewSecretForName,
  theSecretBefore,
  giveTheProgramTheNewOne,
  noSecretWasMade,
  makeANewSecret,
  cancel,
  copyTheSecretOfNameNow,
  copied,
  copy,
  iHaveIt,
  whoeverHasItCanDoWhat,
  theBrowserDidNotLetUs,
  leaveWithoutTheSecret,
  theSecretIsNotShownAgain,
  leaveWithoutIt,
};
