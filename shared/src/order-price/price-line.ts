import type { MenuItem, OrderOption } from '@bellkey/shared/api';

/** A new cart line: which dish, with which options. */
export interface LineWish {
  item: MenuItem;
  choices: ReadonlyArray<{ groupId: string; choiceId: string }>;
}

export type PricedLine =
  | { ok: true; unitCents: number; options: OrderOption[] }
  | { ok: false; reason: 'unknown-choice' | 'missing-choice' | 'too-many-choices'; group: string };

/** Price of one dish with its options. The price always comes from the menu, never from the caller. */
export function priceLine({ item, choices }: LineWish): PricedLine {
  const options: OrderOption[] = [];
  for (const { groupId, choiceId } of choices) {
    const group = item.optionGroups.find(({ id }) => id === groupId);
    const choice = group?.choices.find(({ id }) => id === choiceId);
    if (!group || !choice) return { ok: false, reason: 'unknown-choice', group: groupId };
    options.push({ groupId, choiceId, name: choice.name, priceCents: choice.priceCents });
  }
  for (const group of item.optionGroups) {
    const chosen = options.filter(({ groupId }) => groupId === group.id).length;
    if (chosen < group.min) return { ok: false, reason: 'missing-choice', group: group.id };
    if (chosen > group.max) return { ok: false, reason: 'too-many-choices', group: group.id };
  }
  const extra = options.reduce((cents, { priceCents }) => cents + priceCents, 0);
  return { ok: true, unitCents: item.priceCents + extra, options };
}
