// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface FrameMessages {
  readonly accessLoadingLabel: string;
  readonly accessLoadFailed: string;
  readonly operatorFactorReason: string;
  readonly propertyFactorReason: (d: { property: string | number }) => string;
  readonly youAre: string;
  readonly yourProfile: string;
  readonly accountLabel: (d: { membership: string | number; role: string | number }) => string;
  readonly signOut: string;
  readonly goToProperty: (d: { property: string | number }) => string;
  readonly property: string;
  readonly staff: string;
  readonly openingTheEnquiries: string;
  readonly dashboard: string;
  readonly guestChat: string;
  readonly teamChat: string;
  readonly unreadForYou: string;
  readonly waitingForPersonLabel: string;
  readonly staffAssistant: string;
  readonly whatIsDue: string;
  readonly reports: string;
  readonly team: string;
  readonly codes: string;
  readonly assistant: string;
  readonly settings: string;
  readonly knowledge: string;
  readonly enquiries: string;
  readonly developers: string;
  readonly shift: string;
  readonly kitchen: string;
  readonly registrations: string;
  readonly toBeCheckedLabel: string;
  readonly registrationCame: (d: { name: string | number; place: string | number }) => string;
}
