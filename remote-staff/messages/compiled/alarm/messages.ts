// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AlarmMessages {
  readonly iHaveItPlace: (d: { place: string | number }) => string;
  readonly iHaveIt: string;
  readonly itIsOverPlace: (d: { place: string | number }) => string;
  readonly itIsOver: string;
  readonly thatDidNotWorkDetail: (d: { detail: string | number }) => string;
  readonly nobodyHasItYet: string;
  readonly youHaveIt: string;
  readonly nameHasIt: (d: { name: string | number }) => string;
  readonly sinceTime: (d: { time: string | number }) => string;
  readonly alarmInThisConversation: string;
  readonly alarmClock: (d: { clock: string | number }) => string;
  readonly callNumber: (d: { number: string | number }) => string;
  readonly alarm: string;
  readonly theGuestWasAskedWhetherThey: string;
  readonly nobodyHasItYetSentence: string;
  readonly soundOnThisDevice: (d: { action: string | number; place: string | number }) => string;
  readonly soundOn: string;
  readonly silence: string;
  readonly silenced: string;
  readonly openChatPlace: (d: { place: string | number }) => string;
  readonly openChat: string;
  readonly thatDidNotWorkTheAlarm: (d: { detail: string | number }) => string;
  readonly alarmPlaceNameWords: (d: { name: string | number; place: string | number; words: string | number }) => string;
  readonly alarmsThatNobodyHas: string;
  readonly theBrowserKeepsThisPageSilent: string;
  readonly turnSoundOn: string;
  readonly takenHasItWhat: (d: { taken: string | number; what: string | number }) => string;
  readonly theAlarmIsOverWhat: (d: { what: string | number }) => string;
  readonly untakenAlarmsThatNobodyHas: (d: { untaken: string | number }) => string;
  readonly theNewest: string;
  readonly placeIsEveryoneSafe: (d: { place: string | number }) => string;
  readonly theAlarmLeavesEveryList: string;
  readonly notYet: string;
  readonly yesItIsOver: string;
  readonly theFrontDeskEndsIt: string;
  readonly untakenAlarmsTheNewestPlace: (d: { place: string | number; untaken: string | number }) => string;
  readonly alarmPlaces: (d: { places: string | number }) => string;
}
