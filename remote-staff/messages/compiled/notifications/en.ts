// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { NotificationsMessages } from './messages.ts';

export const push: NotificationsMessages['push'] = "Push";
export const eMail: NotificationsMessages['eMail'] = "E-mail";
export const sound: NotificationsMessages['sound'] = "Sound";
export const tableHint: NotificationsMessages['tableHint'] = "Sound is that of the push message. Alarms are always pushed, and loud where you leave the sound on.";
export const whatHappens: NotificationsMessages['whatHappens'] = "What happens";
export const deviceSince: NotificationsMessages['deviceSince'] = (d) => "On since " + d.createdAt;
export const deviceLastMessage: NotificationsMessages['deviceLastMessage'] = (d) => d.added + "; last message " + d.lastSentAt;
export const devicesWithPush: NotificationsMessages['devicesWithPush'] = "Devices with push";
export const thisDevice: NotificationsMessages['thisDevice'] = "(this device)";
export const turnOffLabel: NotificationsMessages['turnOffLabel'] = (d) => "Turn push off on " + d.device + d.note;
export const turnOff: NotificationsMessages['turnOff'] = "Turn off";
export const alarmKind: NotificationsMessages['alarmKind'] = "Alarm: a person may be in danger";
export const requestKind: NotificationsMessages['requestKind'] = "New request in your departments";
export const assignedKind: NotificationsMessages['assignedKind'] = "A request is given to you";
export const warningKind: NotificationsMessages['warningKind'] = "A request is due soon";
export const breachKind: NotificationsMessages['breachKind'] = "A time was missed";
export const approvalKind: NotificationsMessages['approvalKind'] = "Something needs your approval";
export const waitingKind: NotificationsMessages['waitingKind'] = "A guest waits for a person";
export const mentionKind: NotificationsMessages['mentionKind'] = "A colleague names you or writes to you";
export const registrationKind: NotificationsMessages['registrationKind'] = "Someone wants to join the team";
export const notifications: NotificationsMessages['notifications'] = "Notifications";
export const intro: NotificationsMessages['intro'] = "While you look at the dashboard, it tells you. Otherwise you are told here of what you can do something about.";
export const loadingYourNotifications: NotificationsMessages['loadingYourNotifications'] = "Loading your notifications";
export const loadFailed: NotificationsMessages['loadFailed'] = "Your notifications could not be loaded";
export const actionFailed: NotificationsMessages['actionFailed'] = "That was not done";
export const emailHint: NotificationsMessages['emailHint'] = (d) => "E-mail goes to " + d.email + ": at once where push is off, else only if you have not looked for ten minutes.";
export const emailUnavailableHint: NotificationsMessages['emailUnavailableHint'] = "E-mail can be chosen where this server sends it and your address is verified.";
export const testButton: NotificationsMessages['testButton'] = "Send me a test";
export const pushOn: NotificationsMessages['pushOn'] = "Push is on for this device.";
export const pushUnavailableTitle: NotificationsMessages['pushUnavailableTitle'] = "No push on this device";
export const pushUnavailableText: NotificationsMessages['pushUnavailableText'] = "This browser has no push messages. Use another one.";
export const installFirstTitle: NotificationsMessages['installFirstTitle'] = "Install the app first";
export const installFirstText: NotificationsMessages['installFirstText'] = "iPhone and iPad have push for installed apps alone: press Share, then “Add to Home Screen”, and open the app from there.";
export const pushBlockedTitle: NotificationsMessages['pushBlockedTitle'] = "Push is blocked on this device";
export const pushBlockedText: NotificationsMessages['pushBlockedText'] = "This browser was told not to show messages of this site. Allow them in the browser’s settings of this site, then load the page again.";
export const turnOnButton: NotificationsMessages['turnOnButton'] = "Turn on push on this device";
export const quietHours: NotificationsMessages['quietHours'] = "Quiet hours";
export const quietHoursSet: NotificationsMessages['quietHoursSet'] = (d) => "Quiet from " + d.from + " until " + d.until + ", by the property’s clock. Alarms come through.";
export const quietHoursEmpty: NotificationsMessages['quietHoursEmpty'] = "No quiet hours. In quiet hours only alarms come through.";
export const from: NotificationsMessages['from'] = "From";
export const until: NotificationsMessages['until'] = "Until";
export const changeQuietHours: NotificationsMessages['changeQuietHours'] = "Change quiet hours";
export const setQuietHours: NotificationsMessages['setQuietHours'] = "Set quiet hours";
export const noQuietHours: NotificationsMessages['noQuietHours'] = "No quiet hours";
export const pushFailedTitle: NotificationsMessages['pushFailedTitle'] = "Push could not be turned on";
export const pushFailedText: NotificationsMessages['pushFailedText'] = "The browser could not reach its push service. Try again in a moment.";
export const pushTurnedOff: NotificationsMessages['pushTurnedOff'] = (d) => "Push is off for " + d.device + ".";
export const deviceHere: NotificationsMessages['deviceHere'] = "this device";
export const thatDevice: NotificationsMessages['thatDevice'] = "that device";
export const saved: NotificationsMessages['saved'] = "Saved.";
export const testWithoutTarget: NotificationsMessages['testWithoutTarget'] = "There is no device and no address to send it to.";
export const onItsWay: NotificationsMessages['onItsWay'] = "On its way.";

/** The group as one value. @public */
export const notificationsMessages: NotificationsMessages = {
  push,
  eMail,
  sound,
  tableHint,
  whatHappens,
  deviceSince,
  deviceLastMessage,
  devicesWithPush,
  thisDevice,
  turnOffLabel,
  turnOff,
  alarmKind,
  requestKind,
  assignedKind,
  warningKind,
  breachKind,
  approvalKind,
  waitingKind,
  mentionKind,
  registrationKind,
  notifications,
  intro,
  loadingYourNotifications,
  loadFailed,
  actionFailed,
  emailHint,
  emailUnavailableHint,
  testButton,
  pushOn,
  pushUnavailableTitle,
  pushUnavailableText,
  installFirstTitle,
  installFirstText,
  pushBlockedTitle,
  pushBlockedText,
  turnOnButton,
  quietHours,
  quietHoursSet,
  quietHoursEmpty,
  from,
  until,
  changeQuietHours,
  setQuietHours,
  noQuietHours,
  pushFailedTitle,
  pushFailedText,
  pushTurnedOff,
  deviceHere,
  thatDevice,
  saved,
  testWithoutTarget,
  onItsWay,
};
