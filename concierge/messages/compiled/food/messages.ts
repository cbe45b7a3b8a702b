// Compiled from concierge/messages/en.json by `npm run messages`.

export interface FoodMessages {
  readonly menu: (d: { list: string | number }) => string;
  readonly diet: {
    readonly vegan: (d: { list: string | number }) => string;
    readonly vegetarian: (d: { list: string | number }) => string;
  };
  readonly none: string;
  readonly marked: (d: { item: string | number; list: string | number }) => string;
  readonly silent: string;
  readonly together: (d: { list: string | number; total: string | number }) => string;
  readonly soldOut: (d: { item: string | number }) => string;
  readonly notNow: (d: { item: string | number; served: string | number }) => string;
  readonly dish: (d: { item: string | number; price: string | number }) => string;
  readonly inOrder: (d: { list: string | number; total: string | number }) => string;
  readonly empty: string;
  readonly confirm: string;
  readonly without: {
    readonly "sold-out": (d: { item: string | number }) => string;
    readonly "not-now": (d: { from: string | number; item: string | number; until: string | number }) => string;
    readonly "adults-only": (d: { item: string | number }) => string;
    readonly other: (d: { item: string | number }) => string;
  };
  readonly choose: (d: { item: string | number; options: string | number }) => string;
  readonly which: (d: { list: string | number }) => string;
  readonly noSuch: (d: { said: string | number }) => string;
  readonly near: (d: { item: string | number; said: string | number }) => string;
  readonly refused: string;
  readonly add: {
    readonly label: (d: { item: string | number }) => string;
    readonly text: (d: { item: string | number }) => string;
  };
}
