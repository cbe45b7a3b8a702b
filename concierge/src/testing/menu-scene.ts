import type { MenuItem } from '@bellkey/shared/api';
import type { CartView, OrderChange } from '../contract/contract.ts';

const dish = (id: string, name: string, priceCents: number, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name,
  description: 'As on the card',
  priceCents,
  allergens: [],
  diets: [],
  ageRestricted: false,
  optionGroups: [],
  category: { id: 'mains', name: 'Mains' },
  served: { from: '12:30', until: '22:30' },
  state: 'available',
  ...more,
});

/** A short menu at lunch time: breakfast is over and the soup is sold out. */
export const MENU_HERE: readonly MenuItem[] = [
  dish('eggs', 'Eggs on toast', 1100, {
    category: { id: 'breakfast', name: 'Breakfast' },
    served: { from: '07:00', until: '10:30' },
    state: 'not-now',
  }),
  dish('soup', 'Tomato soup', 900, { diets: ['vegan', 'vegetarian'], state: 'sold-out' }),
  dish('green', 'Green salad', 850, { diets: ['vegan', 'vegetarian'] }),
  dish('nicoise', 'Tuna salad', 1350),
  dish('club', 'Club sandwich', 1650),
  dish('burger', 'Beef burger', 1900, {
    optionGroups: [
      {
        id: 'done',
        name: 'Cooking',
        min: 1,
        max: 1,
        choices: [
          { id: 'medium', name: 'Medium', priceCents: 0 },
          { id: 'well', name: 'Well done', priceCents: 0 },
        ],
      },
    ],
  }),
  dish('latte', 'Latte', 380, {
    category: { id: 'drinks', name: 'Drinks' },
    served: null,
    optionGroups: [
      {
        id: 'milk',
        name: 'Milk',
        min: 0,
        max: 1,
        choices: [{ id: 'oat', name: 'Oat milk', priceCents: 50 }],
      },
    ],
  }),
  dish('water', 'Still water 0.75 l', 400, { category: { id: 'drinks', name: 'Drinks' }, served: null }),
  dish('wine', 'White wine, glass', 650, { category: { id: 'drinks', name: 'Drinks' }, served: null }),
];

/** The cart after changes to an empty one. */
export function cartOf(
  changes: readonly OrderChange[],
  allergy: string | null,
  menu: readonly MenuItem[],
): CartView {
  const lines = changes.flatMap(({ itemId, quantity, choices, note }, index) => {
    const item = menu.find(({ id }) => id === itemId);
    if (!item || quantity === 0) return [];
    const options = (choices ?? []).flatMap(({ groupId, choiceId }) => {
      const choice = item.optionGroups.flatMap((group) => group.choices).find(({ id }) => id === choiceId);
      return choice ? [{ groupId, choiceId, name: choice.name, priceCents: choice.priceCents }] : [];
    });
    const unitCents = options.reduce((cents, { priceCents }) => cents + priceCents, item.priceCents);
    const line = { id: `line-${index}`, itemId, name: item.name, quantity, unitCents, options };
    return [{ ...line, note: note ?? null, ageRestricted: false, trouble: null }];
  });
  return {
    id: 'order-1',
    no: 0,
    conversationId: 'conversation-1',
    place: { id: 'place-204', label: 'Room 204', kind: 'room' },
    state: 'draft',
    lines,
    currency: 'EUR',
    totalCents: lines.reduce((cents, line) => cents + line.unitCents * line.quantity, 0),
    payment: null,
    payments: ['on_delivery'],
    allergy,
    allergyAcknowledged: false,
    requestId: null,
    submittedAt: null,
  };
}
