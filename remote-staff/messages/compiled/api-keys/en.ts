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
export const newKeyTitle: ApiKeysMessages['newKeyTitle'] = "A key for a program of yours";
export const intro: ApiKeysMessages['intro'] = "With a key, a door system, a screen or a report of your own calls our API, and may do what you tick here and nothing else. No key reads chats, changes settings or manages people. The operations are on";
export const apiPageLink: ApiKeysMessages['apiPageLink'] = "the page of the API";
export const propertyIdHint: ApiKeysMessages['propertyIdHint'] = ". Programs name the property by its id,";
export const keys: ApiKeysMessages['keys'] = "Keys";
export const loadFailed: ApiKeysMessages['loadFailed'] = "The keys could not be loaded";
export const loadingLabel: ApiKeysMessages['loadingLabel'] = "Loading the API keys";
export const emptyHint: ApiKeysMessages['emptyHint'] = "No program has a key yet.";
export const rotateName: ApiKeysMessages['rotateName'] = (d) => "Rotate " + d.name;
export const rotate: ApiKeysMessages['rotate'] = "Rotate";
export const revokeName: ApiKeysMessages['revokeName'] = (d) => "Revoke " + d.name;
export const revoke: ApiKeysMessages['revoke'] = "Revoke";
export const newKey: ApiKeysMessages['newKey'] = "New key";
export const whatUsesIt: ApiKeysMessages['whatUsesIt'] = "What uses it";
export const nameHint: ApiKeysMessages['nameHint'] = "Histories and guests’ cards name it where the program acted: Door system.";
export const scopesLabel: ApiKeysMessages['scopesLabel'] = "What it may do";
export const durationLabel: ApiKeysMessages['durationLabel'] = "How long it works";
export const createFailed: ApiKeysMessages['createFailed'] = "No key was made";
export const makeTheKey: ApiKeysMessages['makeTheKey'] = "Make the key";
export const revokeQuestion: ApiKeysMessages['revokeQuestion'] = (d) => "Revoke “" + d.name + "”?";
export const revokeWarning: ApiKeysMessages['revokeWarning'] = "Its next call is refused, and so is every later one. It cannot be undone; a new key can be made.";
export const revokeFailed: ApiKeysMessages['revokeFailed'] = "It was not revoked";
export const revokeIt: ApiKeysMessages['revokeIt'] = "Revoke it";
export const keepIt: ApiKeysMessages['keepIt'] = "Keep it";
export const rotateTitle: ApiKeysMessages['rotateTitle'] = (d) => "A new secret for “" + d.name + "”";
export const theSecretBefore: ApiKeysMessages['theSecretBefore'] = "The secret before";
export const overlapHint: ApiKeysMessages['overlapHint'] = "Give the program the new one in this time. If someone else may have the old one, end it at once.";
export const rotateFailed: ApiKeysMessages['rotateFailed'] = "No secret was made";
export const rotateButton: ApiKeysMessages['rotateButton'] = "Make a new secret";
export const cancel: ApiKeysMessages['cancel'] = "Cancel";
export const secretTitle: ApiKeysMessages['secretTitle'] = (d) => "Copy the secret of “" + d.name + "” now";
export const copied: ApiKeysMessages['copied'] = "Copied";
export const copy: ApiKeysMessages['copy'] = "Copy";
export const iHaveIt: ApiKeysMessages['iHaveIt'] = "I have it";
export const secretHint: ApiKeysMessages['secretHint'] = "Whoever has it can do what the key may do. It is not shown again: if it is lost, rotate the key.";
export const copyFailed: ApiKeysMessages['copyFailed'] = "The browser did not let us copy it. Select it and copy it yourself.";
export const leaveTitle: ApiKeysMessages['leaveTitle'] = "Leave without the secret?";
export const leaveText: ApiKeysMessages['leaveText'] = "You have not copied it, and it is not shown again: you would have to make a new one.";
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
  newKeyTitle,
  intro,
  apiPageLink,
  propertyIdHint,
  keys,
  loadFailed,
  loadingLabel,
  emptyHint,
  rotateName,
  rotate,
  revokeName,
  revoke,
  newKey,
  whatUsesIt,
  nameHint,
  scopesLabel,
  durationLabel,
  createFailed,
  makeTheKey,
  revokeQuestion,
  revokeWarning,
  revokeFailed,
  revokeIt,
  keepIt,
  rotateTitle,
  theSecretBefore,
  overlapHint,
  rotateFailed,
  rotateButton,
  cancel,
  secretTitle,
  copied,
  copy,
  iHaveIt,
  secretHint,
  copyFailed,
  leaveTitle,
  leaveText,
  leaveWithoutIt,
};
