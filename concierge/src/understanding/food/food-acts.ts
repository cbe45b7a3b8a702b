/** Which dishes a guest asks about. */
export interface MenuFilter {
  diet: string | null;
  course: string | null;
  /** Dishes that were named. */
  items: string[];
}

/** Something that a guest asked for and the menu does not have, with the closest dish. */
export interface NearDish {
  said: string;
  item: string;
}

/** What a message does with menu and cart. */
export type FoodAct =
  | {
      kind: 'menu';
      filter: MenuFilter;
      /** The menu does not say what the guest asks about the dish. */
      isSilent?: boolean;
      /** What the dishes cost together is asked. */
      together?: boolean;
    }
  | {
      kind: 'order';
      lines: Array<{ item: string; quantity: number; note: string | null; options: string[] }>;
      /** Also asked for, but the menu has another kind of it. */
      near: NearDish[];
      /** Also asked for, but not on the menu. */
      unknown: string[];
    }
  | { kind: 'unknown'; unknown: string[] }
  | { kind: 'near'; near: NearDish[] }
  | { kind: 'which-dish'; items: string[] }
  | { kind: 'cart' };
