// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { NotificationsMessages } from './messages.ts';

export const push: NotificationsMessages['push'] = "Push";
export const eMail: NotificationsMessages['eMail'] = "E-mail";
export const sound: NotificationsMessages['sound'] = "Sound";
export const soundIsThatOfThePush: NotificationsMessages['soundIsThatOfThePush'] = "Sound is that of the push message. Alarms are always pushed, and loud where you leave the sound on.";
export const whatHappens: NotificationsMessages['whatHappens'] = "What happens";
export const onSinceCreatedAt: NotificationsMessages['onSinceCreatedAt'] = (d) => "On since " + d.createdAt;
export const addedLastMessageLastSentAt: NotificationsMessages['addedLastMessageLastSentAt'] = (d) => d.added + "; last message " + d.lastSentAt;
export const devicesWithPush: NotificationsMessages['devicesWithPush'] = "Devices with push";
export const thisDevice: NotificationsMessages['thisDevice'] = "(this device)";
export const turnPushOffOnDevice: NotificationsMessages['turnPushOffOnDevice'] = (d) => "Turn push off on " + d.device + d.note;
export const turnOff: NotificationsMessages['turnOff'] = "Turn off";
export const alarmAPersonMay: NotificationsMessages['alarmAPersonMay'] = "Alarm: a person may be in danger";
export const newRequestInYourDepartments: NotificationsMessages['newRequestInYourDepartments'] = "New request in your departments";
export const aRequestIsGivenToYou: NotificationsMessages['aRequestIsGivenToYou'] = "A request is given to you";
export const aRequestIsDueSoon: NotificationsMessages['aRequestIsDueSoon'] = "A request is due soon";
export const aTimeWasMissed: NotificationsMessages['aTimeWasMissed'] = "A time was missed";
export const somethingNeedsYourApproval: NotificationsMessages['somethingNeedsYourApproval'] = "Something needs your approval";
export const aGuestWaitsForAPerson: NotificationsMessages['aGuestWaitsForAPerson'] = "A guest waits for a person";
export const aColleagueWritesToYou: NotificationsMessages['aColleagueWritesToYou'] = "A colleague names you or writes to you";
export const someoneWantsToJoinTheTeam: NotificationsMessages['someoneWantsToJoinTheTeam'] = "Someone wants to join the team";
export const notifications: NotificationsMessages['notifications'] = "Notifications";
export const whileYouLookAtTheDashboard: NotificationsMessages['whileYouLookAtTheDashboard'] = "While you look at the dashboard, it tells you. Otherwise you are told here of what you can do something about.";
export const loadingYourNotifications: NotificationsMessages['loadingYourNotifications'] = "Loading your notifications";
export const yourNotificationsCouldNotBeLoaded: NotificationsMessages['yourNotificationsCouldNotBeLoaded'] = "Your notifications could not be loaded";
export const thatWasNotDone: NotificationsMessages['thatWasNotDone'] = "That was not done";
export const eMailGoesToEmail: NotificationsMessages['eMailGoesToEmail'] = (d) => "E-mail goes to " + d.email + ": at once where push is off, else only if you have not looked for ten minutes.";
export const eMailCanBeChosenWhere: NotificationsMessages['eMailCanBeChosenWhere'] = "E-mail can be chosen where this server sends it and your address is verified.";
export const sendMeATest: NotificationsMessages['sendMeATest'] = "Send me a test";
export const pushIsOnForThisDevice: NotificationsMessages['pushIsOnForThisDevice'] = "Push is on for this device.";
export const noPushOnThisDevice: NotificationsMessages['noPushOnThisDevice'] = "No push on this device";
export const thisBrowserHasNoPushMessages: NotificationsMessages['thisBrowserHasNoPushMessages'] = "This browser has no push messages. Use another one.";
export const installTheAppFirst: NotificationsMessages['installTheAppFirst'] = "Install the app first";
export const iPhoneAndIPadHavePush: NotificationsMessages['iPhoneAndIPadHavePush'] = "iPhone and iPad have push for installed apps alone: press Share, then “Add to Home Screen”, and open the app from there.";
export const pushIsBlockedOnThisDevice: NotificationsMessages['pushIsBlockedOnThisDevice'] = "Push is blocked on this device";
export const thisBrowserWasToldNot: NotificationsMessages['thisBrowserWasToldNot'] = "This browser was told not to show messages of this site. Allow them in the browser’s settings of this site, then load the page again.";
export const turnOnPushOnThisDevice: NotificationsMessages['turnOnPushOnThisDevice'] = "Turn on push on this device";
export const quietHours: NotificationsMessages['quietHours'] = "Quiet hours";
export const quietFromFromUntilUntil: NotificationsMessages['quietFromFromUntilUntil'] = (d) => "Quiet from " + d.from + " until " + d.until + ", by the property’s clock. Alarms come through.";
export const noQuietHoursInQuietHours: NotificationsMessages['noQuietHoursInQuietHours'] = "No quiet hours. In quiet hours only alarms come through.";
export const from: NotificationsMessages['from'] = "From";
export const until: NotificationsMessages['until'] = "Until";
export const changeQuietHours: NotificationsMessages['changeQuietHours'] = "Change quiet hours";
export const setQuietHours: NotificationsMessages['setQuietHours'] = "Set quiet hours";
export const noQuietHours: NotificationsMessages['noQuietHours'] = "No quiet hours";
export const pushCouldNotBeTurnedOn: NotificationsMessages['pushCouldNotBeTurnedOn'] = "Push could not be turned on";
export const theBrowserCouldNotReachIts: NotificationsMessages['theBrowserCouldNotReachIts'] = "The browser could not reach its push service. Try again in a moment.";
export const pushIsOffForDevice: NotificationsMessages['pushIsOffForDevice'] = (d) => "Push is off for " + d.device + ".";
export const thisDeviceInSentence: NotificationsMessages['thisDeviceInSentence'] = "this device";
export const thatDevice: NotificationsMessages['thatDevice'] = "that device";
export const saved: NotificationsMessages['saved'] = "Saved.";
export const thereIsNoDeviceAndNo: NotificationsMessages['thereIsNoDeviceAndNo'] = "There is no device and no address to send it to.";
export const onItsWay: NotificationsMessages['onItsWay'] = "On its way.";

/** The group as one value. @public */
export const notificationsMessages: NotificationsMessages = {
  push,
  eMail,
  sound,
  soundIsThatOfThePush,
  whatHappens,
  onSinceCreatedAt,
  addedLastMessageLastSentAt,
  devicesWithPush,
  thisDevice,
  turnPushOffOnDevice,
  turnOff,
  alarmAPersonMay,
  newRequestInYourDepartments,
  aRequestIsGivenToYou,
  aRequestIsDueSoon,
  aTimeWasMissed,
  somethingNeedsYourApproval,
  aGuestWaitsForAPerson,
  aColleagueWritesToYou,
  someoneWantsToJoinTheTeam,
  notifications,
  whileYouLookAtTheDashboard,
  loadingYourNotifications,
  yourNotificationsCouldNotBeLoaded,
  thatWasNotDone,
  eMailGoesToEmail,
  eMailCanBeChosenWhere,
  sendMeATest,
  pushIsOnForThisDevice,
  noPushOnThisDevice,
  thisBrowserHasNoPushMessages,
  installTheAppFirst,
  iPhoneAndIPadHavePush,
  pushIsBlockedOnThisDevice,
  thisBrowserWasToldNot,
  turnOnPushOnThisDevice,
  quietHours,
  quietFromFromUntilUntil,
  noQuietHoursInQuietHours,
  from,
  until,
  changeQuietHours,
  setQuietHours,
  noQuietHours,
  pushCouldNotBeTurnedOn,
  theBrowserCouldNotReachIts,
  pushIsOffForDevice,
  thisDeviceInSentence,
  thatDevice,
  saved,
  thereIsNoDeviceAndNo,
  onItsWay,
};
