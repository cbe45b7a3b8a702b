// Compiled from concierge/messages/en.json by `npm run messages`.

export interface SentencesMessages {
  readonly requested: {
    readonly deliver: {
      readonly by: (d: { department: string | number; items: string | number; place: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number; items: string | number; place: string | number }) => string;
    };
    readonly fix: {
      readonly by: (d: { department: string | number; inPlace: string | number; items: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number; inPlace: string | number; items: string | number }) => string;
    };
    readonly fixOwn: {
      readonly by: (d: { department: string | number; inPlace: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number; inPlace: string | number }) => string;
    };
    readonly book: {
      readonly by: (d: { department: string | number; items: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number; items: string | number }) => string;
    };
    readonly approve: {
      readonly by: (d: { department: string | number; items: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number; items: string | number }) => string;
    };
    readonly free: {
      readonly by: (d: { department: string | number; time: string | number }) => string;
      readonly open: (d: { department: string | number }) => string;
    };
    readonly work: {
      readonly cleaning: (d: { department: string | number; time: string | number }) => string;
      readonly turndown: (d: { department: string | number; time: string | number }) => string;
      readonly trash: (d: { department: string | number; time: string | number }) => string;
      readonly laundry: (d: { department: string | number; time: string | number }) => string;
      readonly minibar: (d: { department: string | number; time: string | number }) => string;
      readonly luggageStorage: (d: { department: string | number; time: string | number }) => string;
      readonly roomService: (d: { department: string | number; time: string | number }) => string;
      readonly bedLinen: (d: { department: string | number; time: string | number }) => string;
    };
  };
  readonly requestedAsSaid: (d: { department: string | number; items: string | number; place: string | number; when: string | number }) => string;
  readonly told: {
    readonly doNotDisturb: (d: { department: string | number }) => string;
    readonly lateArrival: (d: { department: string | number }) => string;
    readonly vip: (d: { department: string | number }) => string;
    readonly occasion: (d: { department: string | number }) => string;
    readonly checkedOut: (d: { department: string | number }) => string;
    readonly away: (d: { department: string | number }) => string;
    readonly noCleaning: (d: { department: string | number }) => string;
    readonly delay: (d: { department: string | number }) => string;
    readonly message: (d: { department: string | number }) => string;
    readonly notWanted: (d: { department: string | number; items: string | number }) => string;
  };
  readonly refused: {
    readonly notOffered: (d: { items: string | number }) => string;
    readonly manyThisHour: (d: { items: string | number }) => string;
    readonly tooMany: (d: { items: string | number }) => string;
    readonly manyOpen: (d: { items: string | number }) => string;
    readonly other: (d: { items: string | number }) => string;
  };
  readonly status: {
    readonly promised: (d: { department: string | number; items: string | number; time: string | number }) => string;
    readonly open: (d: { department: string | number; items: string | number }) => string;
    readonly late: (d: { items: string | number; time: string | number }) => string;
    readonly none: string;
  };
  readonly cancel: {
    readonly done: (d: { items: string | number }) => string;
    readonly refused: (d: { items: string | number }) => string;
    readonly none: string;
    readonly which: string;
  };
  readonly amended: (d: { department: string | number; items: string | number }) => string;
  readonly declinedOpen: (d: { items: string | number; no: string | number }) => string;
  readonly declined: (d: { items: string | number }) => string;
  readonly ask: {
    readonly time: (d: { items: string | number }) => string;
    readonly date: (d: { items: string | number }) => string;
    readonly when: (d: { items: string | number }) => string;
    readonly until: (d: { items: string | number }) => string;
    readonly party: (d: { items: string | number }) => string;
    readonly quantity: (d: { items: string | number }) => string;
    readonly pieces: (d: { items: string | number }) => string;
    readonly items: (d: { items: string | number }) => string;
    readonly what: (d: { items: string | number }) => string;
    readonly treatment: (d: { items: string | number }) => string;
    readonly from: (d: { items: string | number }) => string;
    readonly ages: (d: { items: string | number }) => string;
    readonly pet: (d: { items: string | number }) => string;
    readonly day: (d: { items: string | number }) => string;
    readonly people: (d: { items: string | number }) => string;
    readonly nearDay: (d: { items: string | number }) => string;
    readonly other: (d: { items: string | number; slot: string | number }) => string;
  };
  readonly confirm: {
    readonly deliver: (d: { items: string | number; place: string | number }) => string;
    readonly fix: (d: { inPlace: string | number; items: string | number }) => string;
    readonly book: (d: { items: string | number }) => string;
  };
  readonly nearDays: {
    readonly today: (d: { day: string | number }) => string;
    readonly tomorrow: (d: { day: string | number }) => string;
  };
  readonly choices: {
    readonly cancel: string;
    readonly yes: string;
    readonly no: string;
    readonly person: string;
    readonly question: string;
    readonly report: string;
    readonly request: string;
  };
  readonly choiceTexts: {
    readonly yes: (d: { items: string | number }) => string;
    readonly no: string;
    readonly person: string;
    readonly question: (d: { items: string | number }) => string;
    readonly report: (d: { items: string | number }) => string;
    readonly request: (d: { items: string | number }) => string;
    readonly cancel: (d: { no: string | number }) => string;
  };
  readonly unknownFact: string;
  readonly foreignFact: (d: { fact: string | number }) => string;
  readonly knownInstead: (d: { fact: string | number }) => string;
  readonly supposedFact: (d: { fact: string | number }) => string;
  readonly whichFact: (d: { titles: string | number }) => string;
  readonly alsoKnown: (d: { title: string | number }) => string;
  readonly unknown: string;
  readonly awaited: string;
  readonly offerPerson: string;
  readonly offTopic: string;
  readonly chooseBetween: (d: { items: string | number }) => string;
  readonly followWhat: string;
  readonly meantWhat: string;
  readonly smallTalk: {
    readonly greet: (d: { property: string | number }) => string;
    readonly who: (d: { property: string | number }) => string;
    readonly mood: string;
    readonly bye: string;
    readonly thanks: string;
    readonly sorry: string;
    readonly help: (d: { property: string | number }) => string;
    readonly yes: string;
    readonly no: string;
    readonly chat: string;
    readonly feeling: string;
  };
  readonly handoff: {
    readonly emergency: string;
    readonly "emergency:medical": string;
    readonly restricted: string;
    readonly "restricted:complaint": string;
    readonly "restricted:allergy": string;
    readonly "restricted:medical": string;
    readonly "restricted:legal": string;
    readonly "restricted:other-guest": string;
    readonly "order-time": string;
    readonly "restricted:access": string;
    readonly "restricted:staff-data": string;
    readonly "two-failed-tries": string;
    readonly "engine-error": string;
  };
  readonly onDay: (d: { day: string | number; time: string | number }) => string;
  readonly steps: {
    readonly search: string;
    readonly request: string;
    readonly cancel: string;
    readonly menu: string;
    readonly order: string;
  };
  readonly offered: {
    readonly which: (d: { items: string | number }) => string;
    readonly about: (d: { description: string | number; items: string | number }) => string;
  };
  readonly acknowledged: string;
  readonly openers: string;
  readonly place: {
    readonly room: (d: { no: string | number }) => string;
    readonly table: (d: { no: string | number }) => string;
    readonly inRoom: (d: { no: string | number }) => string;
    readonly inTable: (d: { no: string | number }) => string;
    readonly inside: (d: { label: string | number }) => string;
  };
}
