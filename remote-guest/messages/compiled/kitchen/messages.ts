// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface KitchenMessages {
  readonly search: string;
  readonly language: string;
  readonly filter: string;
  readonly diets: string;
  readonly allergens: string;
  readonly clear: string;
  readonly guard: string;
  readonly shown: (d: { count: string | number }) => string;
  readonly noneFits: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly toChat: string;
  readonly asOf: (d: { time: string | number }) => string;
  readonly offline: string;
  readonly kitchenClosed: (d: { time: string | number }) => string;
  readonly closedForADay: string;
  readonly served: (d: { from: string | number; until: string | number }) => string;
  readonly soldOut: string;
  readonly fromTime: (d: { time: string | number }) => string;
  readonly contains: (d: { allergens: string | number }) => string;
  readonly noAllergens: string;
  readonly age: string;
  readonly choose: (d: { dish: string | number }) => string;
  readonly add: (d: { price: string | number }) => string;
  readonly addAhead: (d: { price: string | number }) => string;
  readonly close: string;
  readonly rule: {
    readonly one: string;
    readonly exactly: (d: { count: string | number }) => string;
    readonly range: (d: { max: string | number; min: string | number }) => string;
    readonly upTo: (d: { max: number }) => string;
  };
  readonly missing: (d: { group: string | number }) => string;
  readonly tooMany: (d: { group: string | number }) => string;
  readonly free: string;
  readonly note: string;
  readonly noteHint: string;
  readonly quantity: string;
  readonly lessOf: (d: { dish: string | number }) => string;
  readonly moreOf: (d: { dish: string | number }) => string;
  readonly takeOut: (d: { dish: string | number }) => string;
  readonly added: (d: { dish: string | number }) => string;
  readonly removed: (d: { dish: string | number }) => string;
  readonly undo: string;
  readonly order: string;
  readonly orderEmpty: string;
  readonly orderEmptyText: string;
  readonly toMenu: string;
  readonly troubles: {
    readonly "sold-out": string;
    readonly "not-now": string;
    readonly other: string;
  };
  readonly ahead: (d: { from: string | number; until: string | number }) => string;
  readonly allergy: string;
  readonly allergyHint: string;
  readonly allergyKept: (d: { text: string | number }) => string;
  readonly when: string;
  readonly asap: string;
  readonly noTime: string;
  readonly total: string;
  readonly included: string;
  readonly pay: string;
  readonly payments: {
    readonly room: string;
    readonly on_delivery: string;
  };
  readonly confirm: (d: { price: string | number }) => string;
  readonly discard: string;
  readonly changed: string;
  readonly changes: {
    readonly price: (d: { after: string | number; before: string | number; dish: string | number }) => string;
    readonly total: (d: { after: string | number; before: string | number }) => string;
    readonly trouble: (d: { dish: string | number; trouble: string | number }) => string;
  };
  readonly placed: string;
  readonly orderNo: (d: { no: string | number }) => string;
  readonly for: (d: { time: string | number }) => string;
  readonly states: {
    readonly received: string;
    readonly accepted: string;
    readonly preparing: string;
    readonly ready: string;
    readonly served: string;
    readonly asks: string;
    readonly refused: string;
    readonly cancelled: string;
  };
  readonly expected: (d: { time: string | number }) => string;
  readonly steps: string;
  readonly reason: (d: { reason: string | number }) => string;
  readonly again: string;
  readonly details: string;
  readonly someLeft: (d: { names: string | number }) => string;
  readonly swap: {
    readonly title: string;
    readonly gone: (d: { dish: string | number }) => string;
    readonly instead: (d: { dish: string | number }) => string;
    readonly leaveOut: string;
    readonly choice: (d: { dish: string | number; price: string | number }) => string;
    readonly confirm: (d: { price: string | number }) => string;
    readonly cancel: string;
    readonly changed: string;
    readonly notCharged: string;
    readonly allergy: string;
    readonly retry: string;
  };
  readonly paused: {
    readonly until: (d: { time: string | number }) => string;
    readonly open: string;
  };
}
