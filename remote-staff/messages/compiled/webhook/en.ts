// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { WebhookMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const savedMessagesGoThereFromNow: WebhookMessages['savedMessagesGoThereFromNow'] = "Saved. Messages go there from now on.";
export const savedNoMessagesGoThere: WebhookMessages['savedNoMessagesGoThere'] = "Saved. No messages go there.";
export const webhook: WebhookMessages['webhook'] = "Webhook";
export const address: WebhookMessages['address'] = "Address";
export const beginsWithHttpsANewAddress: WebhookMessages['beginsWithHttpsANewAddress'] = "Begins with https://. A new address gets a new secret.";
export const toldOf: WebhookMessages['toldOf'] = "Told of";
export const chooseAtLeastOne: WebhookMessages['chooseAtLeastOne'] = "Choose at least one.";
export const sendMessages: WebhookMessages['sendMessages'] = "Send messages";
export const itWasNotSaved: WebhookMessages['itWasNotSaved'] = "It was not saved";
export const save: WebhookMessages['save'] = "Save";
export const alarms: WebhookMessages['alarms'] = "Alarms";
export const missedTimes: WebhookMessages['missedTimes'] = "Missed times";
export const timesThatComeNear: WebhookMessages['timesThatComeNear'] = "Times that come near";
export const newRequests: WebhookMessages['newRequests'] = "New requests";
export const requestsThatAreGivenToSomeone: WebhookMessages['requestsThatAreGivenToSomeone'] = "Requests that are given to someone";
export const whatNeedsApproval: WebhookMessages['whatNeedsApproval'] = "What needs approval";
export const guestsWhoWaitForAPerson: WebhookMessages['guestsWhoWaitForAPerson'] = "Guests who wait for a person";
export const peopleWhoWantToJoin: WebhookMessages['peopleWhoWantToJoin'] = "People who want to join";
export const notSentReason: WebhookMessages['notSentReason'] = (d) => "Not sent: " + d.reason;
export const itIsNoLongerNeeded: WebhookMessages['itIsNoLongerNeeded'] = "it is no longer needed.";
export const givenUpAfterAttemptsAttemptOther: WebhookMessages['givenUpAfterAttemptsAttemptOther'] = (d) => "Given up after " + d.attempts + " " + plural(d.attempts, 0, en, { one: "attempt", other: "attempts" }) + d.answered + ". " + d.reason;
export const onItsWay: WebhookMessages['onItsWay'] = "On its way";
export const notArrivedYetAnsweredReasonNext: WebhookMessages['notArrivedYetAnsweredReasonNext'] = (d) => "Not arrived yet" + d.answered + ". " + d.reason + " Next attempt " + d.nextAt;
export const test: WebhookMessages['test'] = "Test";
export const lastMessages: WebhookMessages['lastMessages'] = "Last messages";
export const sendATestMessage: WebhookMessages['sendATestMessage'] = "Send a test message";
export const lookAgain: WebhookMessages['lookAgain'] = "Look again";
export const itWasNotSent: WebhookMessages['itWasNotSent'] = "It was not sent";
export const noMessageHasBeenSentYet: WebhookMessages['noMessageHasBeenSentYet'] = "No message has been sent yet.";
export const sendAgainTextFormat: WebhookMessages['sendAgainTextFormat'] = (d) => "Send again: " + d.text + ", " + d.format;
export const sendAgain: WebhookMessages['sendAgain'] = "Send again";
export const secret: WebhookMessages['secret'] = "Secret";
export const copyTheSecretNow: WebhookMessages['copyTheSecretNow'] = "Copy the secret now";
export const iHaveIt: WebhookMessages['iHaveIt'] = "I have it";
export const theReceiverChecks: WebhookMessages['theReceiverChecks'] = "The receiver checks with it that a message is yours. It is not shown again.";
export const itWasShownWhen: WebhookMessages['itWasShownWhen'] = "It was shown when it was made. A new one takes its place at once: give it to the receiver first thing.";
export const makeANewSecret: WebhookMessages['makeANewSecret'] = "Make a new secret";
export const noSecretWasMade: WebhookMessages['noSecretWasMade'] = "No secret was made";
export const theWebhookCouldNotBeLoaded: WebhookMessages['theWebhookCouldNotBeLoaded'] = "The webhook could not be loaded";
export const loadingTheWebhook: WebhookMessages['loadingTheWebhook'] = "Loading the webhook";
export const aSignedMessageToAnAddress: WebhookMessages['aSignedMessageToAnAddress'] = "A signed message to an address of yours when something happens: for a pager, a chat channel, or a program of your own. It says where and what, and never what a guest wrote.";
export const theWebhookIsOff: WebhookMessages['theWebhookIsOff'] = "The webhook is off";
export const itWasTurnedOffOnFormat: WebhookMessages['itWasTurnedOffOnFormat'] = (d) => "It was turned off on " + d.format + " because its messages did not arrive. The messages below say why. Turn it on again when the receiver works.";
export const arrivedAnswered: WebhookMessages['arrivedAnswered'] = (d) => "Arrived" + d.answered;

/** The group as one value. @public */
export const webhookMessages: WebhookMessages = {
  savedMessagesGoThereFromNow,
  savedNoMessagesGoThere,
  webhook,
  address,
  beginsWithHttpsANewAddress,
  toldOf,
  chooseAtLeastOne,
  sendMessages,
  itWasNotSaved,
  save,
  alarms,
  missedTimes,
  timesThatComeNear,
  newRequests,
  requestsThatAreGivenToSomeone,
  whatNeedsApproval,
  guestsWhoWaitForAPerson,
  peopleWhoWantToJoin,
  notSentReason,
  itIsNoLongerNeeded,
  givenUpAfterAttemptsAttemptOther,
  onItsWay,
  notArrivedYetAnsweredReasonNext,
  test,
  lastMessages,
  sendATestMessage,
  lookAgain,
  itWasNotSent,
  noMessageHasBeenSentYet,
  sendAgainTextFormat,
  sendAgain,
  secret,
  copyTheSecretNow,
  iHaveIt,
  theReceiverChecks,
  itWasShownWhen,
  makeANewSecret,
  noSecretWasMade,
  theWebhookCouldNotBeLoaded,
  loadingTheWebhook,
  aSignedMessageToAnAddress,
  theWebhookIsOff,
  itWasTurnedOffOnFormat,
  arrivedAnswered,
};
