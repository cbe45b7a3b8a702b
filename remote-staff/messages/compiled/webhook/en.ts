// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { WebhookMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const savedOn: WebhookMessages['savedOn'] = "Saved. Messages go there from now on.";
export const savedOff: WebhookMessages['savedOff'] = "Saved. No messages go there.";
export const webhook: WebhookMessages['webhook'] = "Webhook";
export const address: WebhookMessages['address'] = "Address";
export const addressHint: WebhookMessages['addressHint'] = "Begins with https://. A new address gets a new secret.";
export const toldOf: WebhookMessages['toldOf'] = "Told of";
export const kindsError: WebhookMessages['kindsError'] = "Choose at least one.";
export const sendMessages: WebhookMessages['sendMessages'] = "Send messages";
export const saveFailed: WebhookMessages['saveFailed'] = "It was not saved";
export const save: WebhookMessages['save'] = "Save";
export const alarms: WebhookMessages['alarms'] = "Alarms";
export const missedTimes: WebhookMessages['missedTimes'] = "Missed times";
export const warningKind: WebhookMessages['warningKind'] = "Times that come near";
export const newRequests: WebhookMessages['newRequests'] = "New requests";
export const assignedKind: WebhookMessages['assignedKind'] = "Requests that are given to someone";
export const whatNeedsApproval: WebhookMessages['whatNeedsApproval'] = "What needs approval";
export const waitingKind: WebhookMessages['waitingKind'] = "Guests who wait for a person";
export const registrationKind: WebhookMessages['registrationKind'] = "People who want to join";
export const notSentReason: WebhookMessages['notSentReason'] = (d) => "Not sent: " + d.reason;
export const notNeededReason: WebhookMessages['notNeededReason'] = "it is no longer needed.";
export const givenUpStatus: WebhookMessages['givenUpStatus'] = (d) => "Given up after " + d.attempts + " " + plural(d.attempts, 0, en, { one: "attempt", other: "attempts" }) + d.answered + ". " + d.reason;
export const onItsWay: WebhookMessages['onItsWay'] = "On its way";
export const notArrivedStatus: WebhookMessages['notArrivedStatus'] = (d) => "Not arrived yet" + d.answered + ". " + d.reason + " Next attempt " + d.nextAt;
export const test: WebhookMessages['test'] = "Test";
export const lastMessages: WebhookMessages['lastMessages'] = "Last messages";
export const testButton: WebhookMessages['testButton'] = "Send a test message";
export const lookAgain: WebhookMessages['lookAgain'] = "Look again";
export const sendFailed: WebhookMessages['sendFailed'] = "It was not sent";
export const logEmpty: WebhookMessages['logEmpty'] = "No message has been sent yet.";
export const sendAgainLabel: WebhookMessages['sendAgainLabel'] = (d) => "Send again: " + d.text + ", " + d.format;
export const sendAgain: WebhookMessages['sendAgain'] = "Send again";
export const secret: WebhookMessages['secret'] = "Secret";
export const newSecretTitle: WebhookMessages['newSecretTitle'] = "Copy the secret now";
export const iHaveIt: WebhookMessages['iHaveIt'] = "I have it";
export const secretUseHint: WebhookMessages['secretUseHint'] = "The receiver checks with it that a message is yours. It is not shown again.";
export const secretHint: WebhookMessages['secretHint'] = "It was shown when it was made. A new one takes its place at once: give it to the receiver first thing.";
export const newSecretButton: WebhookMessages['newSecretButton'] = "Make a new secret";
export const newSecretFailed: WebhookMessages['newSecretFailed'] = "No secret was made";
export const loadFailed: WebhookMessages['loadFailed'] = "The webhook could not be loaded";
export const loadingTheWebhook: WebhookMessages['loadingTheWebhook'] = "Loading the webhook";
export const intro: WebhookMessages['intro'] = "A signed message to an address of yours when something happens: for a pager, a chat channel, or a program of your own. It says where and what, and never what a guest wrote.";
export const turnedOffTitle: WebhookMessages['turnedOffTitle'] = "The webhook is off";
export const turnedOffText: WebhookMessages['turnedOffText'] = (d) => "It was turned off on " + d.format + " because its messages did not arrive. The messages below say why. Turn it on again when the receiver works.";
export const arrivedAnswered: WebhookMessages['arrivedAnswered'] = (d) => "Arrived" + d.answered;

/** The group as one value. @public */
export const webhookMessages: WebhookMessages = {
  savedOn,
  savedOff,
  webhook,
  address,
  addressHint,
  toldOf,
  kindsError,
  sendMessages,
  saveFailed,
  save,
  alarms,
  missedTimes,
  warningKind,
  newRequests,
  assignedKind,
  whatNeedsApproval,
  waitingKind,
  registrationKind,
  notSentReason,
  notNeededReason,
  givenUpStatus,
  onItsWay,
  notArrivedStatus,
  test,
  lastMessages,
  testButton,
  lookAgain,
  sendFailed,
  logEmpty,
  sendAgainLabel,
  sendAgain,
  secret,
  newSecretTitle,
  iHaveIt,
  secretUseHint,
  secretHint,
  newSecretButton,
  newSecretFailed,
  loadFailed,
  loadingTheWebhook,
  intro,
  turnedOffTitle,
  turnedOffText,
  arrivedAnswered,
};
