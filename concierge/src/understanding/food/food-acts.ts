/** Which dishes a guest asks about. */
export interface MenuFilter {
  diet: string | null;
  course: string | null;
  /** The dishes that the guest named. */
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
      /** Whether the menu does not have what the guest asks about the dish. */
      isSilent?: boolean;
      /** Whether the guest asks for the total price of the dishes. */
      together?: boolean;
    }
  | {
      kind: 'order';
      lines: Array<{ item: string; quantity: number; note: string | null; options: string[] }>;
      /** Other things that the guest wants, of which the menu has another kind. */
      near: NearDish[];
      /** Other things that the guest wants and the menu does not have. */
      unknown: string[];
    }
  | { kind: 'unknown'; unknown: string[] }
  | { kind: 'near'; near: NearDish[] }
  | { kind: 'which-dish'; items: string[] }
  | { kind: 'cart' };
