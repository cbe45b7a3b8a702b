// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface CompareMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly where: (d: { place: string | number; property: string | number }) => string;
  readonly kind: string;
  readonly kinds: {
    readonly rooms: string;
    readonly treatments: string;
    readonly tours: string;
    readonly transfers: string;
    readonly dishes: string;
  };
  readonly choose: string;
  readonly chosen: (d: { count: string | number }) => string;
  readonly full: string;
  readonly tooFew: string;
  readonly unknown: (d: { count: string | number }) => string;
  readonly differences: string;
  readonly same: string;
  readonly table: string;
  readonly nothingWritten: string;
  readonly ask: string;
  readonly askLabel: (d: { title: string | number }) => string;
  readonly askHint: string;
  readonly remove: (d: { title: string | number }) => string;
  readonly askText: (d: { title: string | number }) => string;
  readonly soldOut: string;
  readonly available: string;
  readonly notNow: string;
  readonly rows: {
    readonly price: string;
    readonly state: string;
    readonly duration: string;
    readonly hours: string;
    readonly about: string;
    readonly details: string;
    readonly category: string;
    readonly options: string;
    readonly diets: string;
    readonly allergens: string;
    readonly age: string;
    readonly way: string;
    readonly needs: string;
    readonly department: string;
  };
  readonly ways: {
    readonly deliver: string;
    readonly book: string;
    readonly inform: string;
    readonly approve: string;
  };
  readonly needs: {
    readonly date: string;
    readonly time: string;
    readonly party: string;
    readonly treatment: string;
    readonly from: string;
    readonly until: string;
  };
  readonly minutes: (d: { count: number }) => string;
  readonly yes: string;
  readonly fromTo: (d: { from: string | number; until: string | number }) => string;
  readonly fromOnly: (d: { from: string | number }) => string;
  readonly untilOnly: (d: { until: string | number }) => string;
  readonly empty: string;
  readonly emptyText: string;
  readonly toChat: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly offline: string;
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
