// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const takeLabel: AlarmMessages['takeLabel'] = (d) => "I have it: " + d.place;
export const iHaveIt: AlarmMessages['iHaveIt'] = "I have it";
export const endLabel: AlarmMessages['endLabel'] = (d) => "It is over: " + d.place;
export const itIsOver: AlarmMessages['itIsOver'] = "It is over";
export const changeFailed: AlarmMessages['changeFailed'] = (d) => "That did not work: " + d.detail;
export const holderMissing: AlarmMessages['holderMissing'] = "Nobody has it yet";
export const youHaveIt: AlarmMessages['youHaveIt'] = "You have it";
export const nameHasIt: AlarmMessages['nameHasIt'] = (d) => d.name + " has it";
export const sinceTime: AlarmMessages['sinceTime'] = (d) => "since " + d.time;
export const panelLabel: AlarmMessages['panelLabel'] = "Alarm in this conversation";
export const alarmClock: AlarmMessages['alarmClock'] = (d) => "Alarm " + d.clock;
export const callNumber: AlarmMessages['callNumber'] = (d) => "Call " + d.number;
export const alarm: AlarmMessages['alarm'] = "Alarm";
export const possibleAlarmNote: AlarmMessages['possibleAlarmNote'] = "The guest was asked whether they are safe.";
export const holderMissingSentence: AlarmMessages['holderMissingSentence'] = "Nobody has it yet.";
export const soundLabel: AlarmMessages['soundLabel'] = (d) => d.action + " on this device: " + d.place;
export const soundOn: AlarmMessages['soundOn'] = "Sound";
export const silence: AlarmMessages['silence'] = "Silence";
export const silenced: AlarmMessages['silenced'] = "Silenced";
export const openChatPlace: AlarmMessages['openChatPlace'] = (d) => "Open chat: " + d.place;
export const openChat: AlarmMessages['openChat'] = "Open chat";
export const takeFailed: AlarmMessages['takeFailed'] = (d) => "That did not work, the alarm still has nobody: " + d.detail;
export const alarmAnnouncement: AlarmMessages['alarmAnnouncement'] = (d) => "Alarm. " + d.place + ": " + d.name + ". “" + d.words + "”";
export const barLabel: AlarmMessages['barLabel'] = "Alarms that nobody has";
export const soundBlockedHint: AlarmMessages['soundBlockedHint'] = "The browser keeps this page silent until you click.";
export const turnSoundOn: AlarmMessages['turnSoundOn'] = "Turn sound on";
export const takenAnnouncement: AlarmMessages['takenAnnouncement'] = (d) => d.taken + " has it: " + d.what;
export const endedAnnouncement: AlarmMessages['endedAnnouncement'] = (d) => "The alarm is over: " + d.what;
export const untakenCount: AlarmMessages['untakenCount'] = (d) => d.untaken + " alarms that nobody has.";
export const theNewest: AlarmMessages['theNewest'] = "The newest:";
export const endTitle: AlarmMessages['endTitle'] = (d) => d.place + ": is everyone safe?";
export const endWarning: AlarmMessages['endWarning'] = "The alarm leaves every list, and the guest sees that it is over.";
export const notYet: AlarmMessages['notYet'] = "Not yet";
export const endConfirm: AlarmMessages['endConfirm'] = "Yes, it is over";
export const endHint: AlarmMessages['endHint'] = "Tell the front desk or a manager when it is over: they end it.";
export const alarmsPageTitle: AlarmMessages['alarmsPageTitle'] = (d) => d.untaken + " alarms, the newest: " + d.place;
export const alarmPlaces: AlarmMessages['alarmPlaces'] = (d) => "Alarm: " + d.places;

/** The group as one value. @public */
export const alarmMessages: AlarmMessages = {
  takeLabel,
  iHaveIt,
  endLabel,
  itIsOver,
  changeFailed,
  holderMissing,
  youHaveIt,
  nameHasIt,
  sinceTime,
  panelLabel,
  alarmClock,
  callNumber,
  alarm,
  possibleAlarmNote,
  holderMissingSentence,
  soundLabel,
  soundOn,
  silence,
  silenced,
  openChatPlace,
  openChat,
  takeFailed,
  alarmAnnouncement,
  barLabel,
  soundBlockedHint,
  turnSoundOn,
  takenAnnouncement,
  endedAnnouncement,
  untakenCount,
  theNewest,
  endTitle,
  endWarning,
  notYet,
  endConfirm,
  endHint,
  alarmsPageTitle,
  alarmPlaces,
};
