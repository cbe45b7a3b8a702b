import type { MenuItem, OptionGroup } from '@bellkey/shared/api';
import { priceLine } from '@bellkey/shared/order-price';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';

/** A dish with the guest's choices so far. */
export interface DishChoice {
  choices: ReadonlyArray<{ groupId: string; choiceId: string }>;
  note: string;
  quantity: number;
}

export const NOTE_MAX_CHARS = 140;
export const QUANTITY_MAX = 20;

const EMPTY: DishChoice = { choices: [], note: '', quantity: 1 };

/** Adds or removes an option. Where only one may be chosen, the new one replaces the other. */
export function toggleChoice(
  choices: DishChoice['choices'],
  group: OptionGroup,
  choiceId: string,
): DishChoice['choices'] {
  const isIt = (one: { groupId: string; choiceId: string }) =>
    one.groupId === group.id && one.choiceId === choiceId;
  if (choices.some(isIt)) return choices.filter((one) => !isIt(one));
  const others = group.max === 1 ? choices.filter(({ groupId }) => groupId !== group.id) : choices;
  return [...others, { groupId: group.id, choiceId }];
}

/** The price of this choice, or the group with too few or too many options. */
export function checkChoice(
  item: MenuItem,
  { choices }: DishChoice,
):
  | { unitCents: number; problem: null }
  | { unitCents: number; problem: 'missing' | 'tooMany'; group: string } {
  const priced = priceLine({ item, choices });
  if (priced.ok) return { unitCents: priced.unitCents, problem: null };
  const group = item.optionGroups.find(({ id }) => id === priced.group)?.name ?? '';
  const extra = item.optionGroups.flatMap((one) =>
    one.choices.filter(({ id }) =>
      choices.some(({ groupId, choiceId }) => groupId === one.id && choiceId === id),
    ),
  );
  const unitCents = extra.reduce((cents, { priceCents }) => cents + priceCents, item.priceCents);
  return { unitCents, problem: priced.reason === 'too-many-choices' ? 'tooMany' : 'missing', group };
}

const keyOf = (conversationId: string, itemId: string) => `bellkey:dish:${conversationId}:${itemId}`;

/** Without options that the menu no longer has: it may change while the guest chooses. */
export function offeredChoices(item: MenuItem, choices: DishChoice['choices']): DishChoice['choices'] {
  return choices.filter(({ groupId, choiceId }) =>
    item.optionGroups.some(
      (group) => group.id === groupId && group.choices.some(({ id }) => id === choiceId),
    ),
  );
}

/** The saved choice of a dish, without options that are no longer offered. */
export function loadDishChoice(storage: DurableStorage, conversationId: string, item: MenuItem): DishChoice {
  try {
    const kept = JSON.parse(storage.get(keyOf(conversationId, item.id)) ?? 'null') as DishChoice | null;
    if (!kept) return EMPTY;
    return {
      choices: offeredChoices(item, kept.choices),
      note: String(kept.note).slice(0, NOTE_MAX_CHARS),
      quantity: Math.min(Math.max(Math.trunc(Number(kept.quantity)) || 1, 1), QUANTITY_MAX),
    };
  } catch {
    return EMPTY;
  }
}

/** Saves what the guest has chosen of a dish that is not in the cart yet. */
export function saveDishChoice(
  storage: DurableStorage,
  conversationId: string,
  itemId: string,
  choice: DishChoice,
): void {
  storage.set(keyOf(conversationId, itemId), JSON.stringify(choice));
}

/** Removes the saved choice of a dish. */
export function clearDishChoice(storage: DurableStorage, conversationId: string, itemId: string): void {
  storage.remove(keyOf(conversationId, itemId));
}
