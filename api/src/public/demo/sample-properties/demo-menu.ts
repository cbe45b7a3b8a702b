import type { OptionGroup } from '@bellkey/shared/api';

/** A dish of the demo restaurant, made up like the rest of Hotel Aurora. Prices include tax. */
export interface DemoDish {
  name: string;
  description: string;
  priceCents: number;
  allergens: string[];
  diets: string[];
  ageRestricted?: boolean;
  optionGroups?: OptionGroup[];
}

export interface DemoCategory {
  id: string;
  name: string;
  availableFrom: string | null;
  availableUntil: string | null;
  dishes: DemoDish[];
}

const dish = (
  name: string,
  description: string,
  priceCents: number,
  allergens: string[],
  diets: string[] = [],
): DemoDish => ({ name, description, priceCents, allergens, diets });

/** A choice that must be made, or one that may be. */
const options = (id: string, name: string, min: number, choices: Record<string, number>): OptionGroup => ({
  id,
  name,
  min,
  max: 1,
  choices: Object.entries(choices).map(([choice, priceCents], index) => ({
    id: `${id}-${index + 1}`,
    name: choice,
    priceCents,
  })),
});

export const demoMenu: readonly DemoCategory[] = [
  {
    id: 'breakfast',
    name: 'Breakfast',
    availableFrom: '07:00',
    availableUntil: '10:30',
    dishes: [
      dish(
        'Porridge with pear',
        'Oats, pear, toasted almonds',
        800,
        ['gluten', 'nuts'],
        ['vegan', 'vegetarian'],
      ),
      {
        ...dish(
          'Eggs on toast',
          'Two eggs as you like them, sourdough',
          1100,
          ['eggs', 'gluten', 'milk'],
          ['vegetarian'],
        ),
        optionGroups: [options('eggs', 'Eggs', 1, { Fried: 0, Scrambled: 0, Poached: 0 })],
      },
    ],
  },
  {
    id: 'small',
    name: 'Small plates',
    availableFrom: '12:30',
    availableUntil: '22:30',
    dishes: [
      dish('Tomato soup', 'Roasted tomato, basil, olive oil', 900, ['celery'], ['vegan', 'vegetarian']),
      dish('Salt cod fritters', 'With parsley and lemon', 1200, ['fish', 'eggs', 'gluten']),
      dish('Green salad', 'Leaves, cucumber, lemon dressing', 850, ['mustard'], ['vegan', 'vegetarian']),
    ],
  },
  {
    id: 'mains',
    name: 'Mains',
    availableFrom: '12:30',
    availableUntil: '22:30',
    dishes: [
      dish('Club sandwich', 'Chicken, bacon, egg, mayonnaise, fries', 1650, ['gluten', 'eggs', 'mustard']),
      dish('Grilled sea bass', 'Potatoes, greens, lemon', 2450, ['fish']),
      dish('Mushroom rice', 'Slow-cooked rice, mushrooms, thyme', 1800, ['celery'], ['vegan', 'vegetarian']),
      {
        ...dish('Beef burger', 'Cheese, pickles, fries', 1900, ['gluten', 'milk', 'sesame', 'mustard']),
        optionGroups: [options('side', 'Side', 0, { 'Sweet potato fries': 150, 'Side salad': 0 })],
      },
    ],
  },
  {
    id: 'sweet',
    name: 'Sweet',
    availableFrom: '12:30',
    availableUntil: '22:30',
    dishes: [
      dish('Custard tart', 'Warm, with cinnamon', 350, ['gluten', 'eggs', 'milk'], ['vegetarian']),
      dish('Fruit of the day', 'Cut fresh', 700, [], ['vegan', 'vegetarian']),
    ],
  },
  {
    id: 'drinks',
    name: 'Drinks',
    availableFrom: null,
    availableUntil: null,
    dishes: [
      {
        ...dish('Latte', 'Double espresso, steamed milk', 380, ['milk'], ['vegetarian']),
        optionGroups: [options('milk', 'Milk', 0, { 'Oat milk': 50, 'Soy milk': 50, 'No lactose': 0 })],
      },
      dish('Still water 0.75 l', 'In a glass bottle', 400, [], ['vegan', 'vegetarian']),
      {
        ...dish('White wine, glass', 'House wine', 650, ['sulphites'], ['vegan', 'vegetarian']),
        ageRestricted: true,
      },
    ],
  },
];
