// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface RegistrationMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly kept: string;
  readonly offline: string;
  readonly progress: (d: { count: string | number; step: string | number }) => string;
  readonly steps: {
    readonly who: string;
    readonly document: string;
    readonly address: string;
    readonly companions: string;
    readonly arrival: string;
    readonly signature: string;
    readonly review: string;
  };
  readonly fields: {
    readonly givenNames: string;
    readonly familyNames: string;
    readonly birthDate: string;
    readonly nationality: string;
    readonly sex: string;
    readonly birthPlace: string;
    readonly profession: string;
    readonly documentType: string;
    readonly documentNumber: string;
    readonly documentCountry: string;
    readonly documentExpiry: string;
    readonly supportNumber: string;
    readonly residenceStatus: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly email: string;
    readonly phone: string;
    readonly arrivalDate: string;
    readonly arrivalTime: string;
    readonly departureDate: string;
    readonly lastPlace: string;
    readonly nextPlace: string;
    readonly reason: string;
  };
  readonly optional: (d: { field: string | number }) => string;
  readonly pick: string;
  readonly sexes: {
    readonly F: string;
    readonly M: string;
    readonly X: string;
  };
  readonly documents: {
    readonly passport: string;
    readonly "id-card": string;
    readonly "residence-permit": string;
    readonly other: string;
  };
  readonly problems: {
    readonly missing: string;
    readonly name: string;
    readonly date: string;
    readonly birthDate: string;
    readonly time: string;
    readonly choice: string;
    readonly document: string;
    readonly email: string;
    readonly phone: string;
    readonly order: string;
    readonly expired: string;
    readonly unasked: string;
  };
  readonly mrz: {
    readonly open: string;
    readonly label: string;
    readonly hint: string;
    readonly read: string;
    readonly done: (d: { fields: string | number }) => string;
    readonly wrong: string;
    readonly unread: string;
    readonly failed: string;
  };
  readonly companions: {
    readonly none: string;
    readonly person: (d: { number: string | number }) => string;
    readonly add: string;
    readonly remove: (d: { number: string | number }) => string;
    readonly removed: (d: { number: string | number }) => string;
    readonly undo: string;
  };
  readonly signature: {
    readonly label: string;
    readonly draw: string;
    readonly typed: string;
    readonly clear: string;
    readonly drawn: string;
  };
  readonly accurate: string;
  readonly marketing: (d: { property: string | number }) => string;
  readonly source: (d: { source: string | number }) => string;
  readonly next: string;
  readonly back: string;
  readonly edit: (d: { step: string | number }) => string;
  readonly send: string;
  readonly notSent: string;
  readonly notSentText: string;
  readonly checkedAlready: string;
  readonly toFix: string;
  readonly empty: string;
  readonly waiting: {
    readonly title: string;
    readonly text: (d: { property: string | number; time: string | number }) => string;
    readonly change: string;
  };
  readonly ready: {
    readonly title: string;
    readonly text: (d: { property: string | number }) => string;
  };
  readonly changes: {
    readonly title: string;
  };
  readonly toChat: string;
  readonly noSession: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly unreachable: {
    readonly offline: string;
    readonly other: string;
    readonly text: string;
    readonly retry: string;
  };
}
