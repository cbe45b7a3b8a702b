// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ApiKeysMessages } from './messages.ts';

export const apiKeysMessages: ApiKeysMessages = {
  scopes: {
    "read-requests": "See requests",
    "change-requests": "Raise and change requests",
    "read-reports": "Read reports",
    "read-changes": "Read changes of the settings"
  },
  days: {
    "7": "7 days",
    "30": "30 days",
    "90": "90 days",
    "365": "A year",
    never: "Until it is revoked"
  },
  overlap: {
    "0": "Ends at once",
    "1": "Works for one more hour",
    "24": "Works for one more day",
    "168": "Works for seven more days"
  },
  states: {
    active: "Works",
    expired: "Ended",
    revoked: "Revoked"
  },
  made: (d) => "Made by " + d.by + " on " + d.at,
  used: (d) => "last used on " + d.at,
  neverUsed: "not used yet",
  ends: (d) => "Ends on " + d.at + ".",
  ended: (d) => "Ended on " + d.at + ".",
  earlier: (d) => "The secret before works until " + d.at + ".",
  revokedBy: (d) => "Revoked by " + d.by + " on " + d.at + ". Calls with it are refused.",
  aKeyForAProgram: "A key for a program of yours",
  withAKeyADoorSystem: "With a key, a door system, a screen or a report of your own calls our API, and may do what you tick here and nothing else. No key reads chats, changes settings or manages people. The operations are on",
  thePageOfTheApi: "the page of the API",
  programsNameThePropertyByIts: ". Programs name the property by its id,",
  keys: "Keys",
  theKeysCouldNotBeLoaded: "The keys could not be loaded",
  loadingTheApiKeys: "Loading the API keys",
  noProgramHasAKeyYet: "No program has a key yet.",
  rotateName: (d) => "Rotate " + d.name,
  rotate: "Rotate",
  revokeName: (d) => "Revoke " + d.name,
  revoke: "Revoke",
  newKey: "New key",
  whatUsesIt: "What uses it",
  historiesAndGuestsCardsName: "Histories and guests’ cards name it where the program acted: Door system.",
  whatItMayDo: "What it may do",
  howLongItWorks: "How long it works",
  noKeyWasMade: "No key was made",
  makeTheKey: "Make the key",
  revokeName2: (d) => "Revoke “" + d.name + "”?",
  itsNextCallIsRefused: "Its next call is refused, and so is every later one. It cannot be undone; a new key can be made.",
  itWasNotRevoked: "It was not revoked",
  revokeIt: "Revoke it",
  keepIt: "Keep it",
  aNewSecretForName: (d) => "A new secret for “" + d.name + "”",
  theSecretBefore: "The secret before",
  giveTheProgramTheNewOne: "Give the program the new one in this time. If someone else may have the old one, end it at once.",
  noSecretWasMade: "No secret was made",
  makeANewSecret: "Make a new secret",
  cancel: "Cancel",
  copyTheSecretOfNameNow: (d) => "Copy the secret of “" + d.name + "” now",
  copied: "Copied",
  copy: "Copy",
  iHaveIt: "I have it",
  whoeverHasItCanDoWhat: "Whoever has it can do what the key may do. It is not shown again: if it is lost, rotate the key.",
  theBrowserDidNotLetUs: "The browser did not let us copy it. Select it and copy it yourself."
}
