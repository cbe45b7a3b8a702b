// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const iHaveItPlace: AlarmMessages['iHaveItPlace'] = (d) => "I have it: " + d.place;
export const iHaveIt: AlarmMessages['iHaveIt'] = "I have it";
export const itIsOverPlace: AlarmMessages['itIsOverPlace'] = (d) => "It is over: " + d.place;
export const itIsOver: AlarmMessages['itIsOver'] = "It is over";
export const thatDidNotWorkDetail: AlarmMessages['thatDidNotWorkDetail'] = (d) => "That did not work: " + d.detail;
export const nobodyHasItYet: AlarmMessages['nobodyHasItYet'] = "Nobody has it yet";
export const youHaveIt: AlarmMessages['youHaveIt'] = "You have it";
export const nameHasIt: AlarmMessages['nameHasIt'] = (d) => d.name + " has it";
export const sinceTime: AlarmMessages['sinceTime'] = (d) => "since " + d.time;
export const alarmInThisConversation: AlarmMessages['alarmInThisConversation'] = "Alarm in this conversation";
export const alarmClock: AlarmMessages['alarmClock'] = (d) => "Alarm " + d.clock;
export const callNumber: AlarmMessages['callNumber'] = (d) => "Call " + d.number;
export const alarm: AlarmMessages['alarm'] = "Alarm";
export const theGuestWasAskedWhetherThey: AlarmMessages['theGuestWasAskedWhetherThey'] = "The guest was asked whether they are safe.";
export const nobodyHasItYetSentence: AlarmMessages['nobodyHasItYetSentence'] = "Nobody has it yet.";
export const soundOnThisDevice: AlarmMessages['soundOnThisDevice'] = (d) => d.action + " on this device: " + d.place;
export const soundOn: AlarmMessages['soundOn'] = "Sound";
export const silence: AlarmMessages['silence'] = "Silence";
export const silenced: AlarmMessages['silenced'] = "Silenced";
export const openChatPlace: AlarmMessages['openChatPlace'] = (d) => "Open chat: " + d.place;
export const openChat: AlarmMessages['openChat'] = "Open chat";
export const thatDidNotWorkTheAlarm: AlarmMessages['thatDidNotWorkTheAlarm'] = (d) => "That did not work, the alarm still has nobody: " + d.detail;
export const alarmPlaceNameWords: AlarmMessages['alarmPlaceNameWords'] = (d) => "Alarm. " + d.place + ": " + d.name + ". “" + d.words + "”";
export const alarmsThatNobodyHas: AlarmMessages['alarmsThatNobodyHas'] = "Alarms that nobody has";
export const theBrowserKeepsThisPageSilent: AlarmMessages['theBrowserKeepsThisPageSilent'] = "The browser keeps this page silent until you click.";
export const turnSoundOn: AlarmMessages['turnSoundOn'] = "Turn sound on";
export const takenHasItWhat: AlarmMessages['takenHasItWhat'] = (d) => d.taken + " has it: " + d.what;
export const theAlarmIsOverWhat: AlarmMessages['theAlarmIsOverWhat'] = (d) => "The alarm is over: " + d.what;
export const untakenAlarmsThatNobodyHas: AlarmMessages['untakenAlarmsThatNobodyHas'] = (d) => d.untaken + " alarms that nobody has.";
export const theNewest: AlarmMessages['theNewest'] = "The newest:";
export const placeIsEveryoneSafe: AlarmMessages['placeIsEveryoneSafe'] = (d) => d.place + ": is everyone safe?";
export const theAlarmLeavesEveryList: AlarmMessages['theAlarmLeavesEveryList'] = "The alarm leaves every list, and the guest sees that it is over.";
export const notYet: AlarmMessages['notYet'] = "Not yet";
export const yesItIsOver: AlarmMessages['yesItIsOver'] = "Yes, it is over";
export const theFrontDeskEndsIt: AlarmMessages['theFrontDeskEndsIt'] = "Tell the front desk or a manager when it is over: they end it.";
export const untakenAlarmsTheNewestPlace: AlarmMessages['untakenAlarmsTheNewestPlace'] = (d) => d.untaken + " alarms, the newest: " + d.place;
export const alarmPlaces: AlarmMessages['alarmPlaces'] = (d) => "Alarm: " + d.places;

/** The group as one value. @public */
export const alarmMessages: AlarmMessages = {
  iHaveItPlace,
  iHaveIt,
  itIsOverPlace,
  itIsOver,
  thatDidNotWorkDetail,
  nobodyHasItYet,
  youHaveIt,
  nameHasIt,
  sinceTime,
  alarmInThisConversation,
  alarmClock,
  callNumber,
  alarm,
  theGuestWasAskedWhetherThey,
  nobodyHasItYetSentence,
  soundOnThisDevice,
  soundOn,
  silence,
  silenced,
  openChatPlace,
  openChat,
  thatDidNotWorkTheAlarm,
  alarmPlaceNameWords,
  alarmsThatNobodyHas,
  theBrowserKeepsThisPageSilent,
  turnSoundOn,
  takenHasItWhat,
  theAlarmIsOverWhat,
  untakenAlarmsThatNobodyHas,
  theNewest,
  placeIsEveryoneSafe,
  theAlarmLeavesEveryList,
  notYet,
  yesItIsOver,
  theFrontDeskEndsIt,
  untakenAlarmsTheNewestPlace,
  alarmPlaces,
};
