// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AlarmMessages {
  readonly takeLabel: (d: { place: string | number }) => string;
  readonly iHaveIt: string;
  readonly endLabel: (d: { place: string | number }) => string;
  readonly itIsOver: string;
  readonly changeFailed: (d: { detail: string | number }) => string;
  readonly holderMissing: string;
  readonly youHaveIt: string;
  readonly nameHasIt: (d: { name: string | number }) => string;
  readonly sinceTime: (d: { time: string | number }) => string;
  readonly panelLabel: string;
  readonly alarmClock: (d: { clock: string | number }) => string;
  readonly callNumber: (d: { number: string | number }) => string;
  readonly alarm: string;
  readonly possibleAlarmNote: string;
  readonly holderMissingSentence: string;
  readonly soundLabel: (d: { action: string | number; place: string | number }) => string;
  readonly soundOn: string;
  readonly silence: string;
  readonly silenced: string;
  readonly openChatPlace: (d: { place: string | number }) => string;
  readonly openChat: string;
  readonly takeFailed: (d: { detail: string | number }) => string;
  readonly alarmAnnouncement: (d: { name: string | number; place: string | number; words: string | number }) => string;
  readonly barLabel: string;
  readonly soundBlockedHint: string;
  readonly turnSoundOn: string;
  readonly takenAnnouncement: (d: { taken: string | number; what: string | number }) => string;
  readonly endedAnnouncement: (d: { what: string | number }) => string;
  readonly untakenCount: (d: { untaken: string | number }) => string;
  readonly theNewest: string;
  readonly endTitle: (d: { place: string | number }) => string;
  readonly endWarning: string;
  readonly notYet: string;
  readonly endConfirm: string;
  readonly endHint: string;
  readonly alarmsPageTitle: (d: { place: string | number; untaken: string | number }) => string;
  readonly alarmPlaces: (d: { places: string | number }) => string;
}
