import type { MenuItem } from '@bellkey/shared/api';
import type { OrderChange, TurnContext, TurnPorts } from '../../contract/contract.ts';
import { linesAskedIn } from '../../dialogue/details/said-for-service.ts';
import { guestText } from '../../dialogue/history/guest-line.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findSaidTimes } from '../../language/times/find-said-times.ts';
import { describedDishes } from '../../understanding/food/described-dishes.ts';
import { asOnMenus, findDishes, foodWordsIn } from '../../understanding/food/find-dishes.ts';
import { mentionsAllergy, withAllergy, wordsOnAllergy } from '../topics/allergies.ts';
import { isSaid } from './as-asked.ts';
import type { Asked } from './asked.ts';
import { formatOrder } from './format-order.ts';
import type { TurnLedger } from './ledger.ts';
import { saysMinor } from './says-minor.ts';
import type { OrderResult } from './tool-results.ts';

/** A line as an engine proposes it: the total quantity of a dish; 0 removes it. */
export interface OrderLineProposal {
  item: string;
  quantity: number;
  note?: string | null;
  options?: readonly string[];
}

const SUMMARY_MAX_CHARS = 400;

/** The guest's own words about allergies in this conversation, with those of their cart; null for none. */
export function allergyText({ history, cart }: TurnContext): string | null {
  const lines = history.filter(({ from, text }) => from === 'guest' && mentionsAllergy(text));
  return lines.reduce<string | null>(
    (known, { text }) => withAllergy(known, wordsOnAllergy(text)),
    cart?.allergy ?? null,
  );
}

const refuse = (reason: string, more: Partial<OrderResult> = {}): OrderResult => ({
  outcome: 'refused',
  reason,
  ...more,
});

type Checked = { ok: true; change: OrderChange } | { ok: false; result: OrderResult };

function choicesOf(item: MenuItem, options: readonly string[]): OrderChange['choices'] | null {
  const all = item.optionGroups.flatMap((group) =>
    group.choices.map((choice) => ({ groupId: group.id, choiceId: choice.id, name: choice.name })),
  );
  const chosen = options.map((option) =>
    all.find(({ choiceId, name }) => choiceId === option || normalise(name) === normalise(option)),
  );
  if (chosen.some((choice) => choice === undefined)) return null;
  return chosen.flatMap((choice) => (choice ? [{ groupId: choice.groupId, choiceId: choice.choiceId }] : []));
}

/** Whether the assistant mentioned a dish in this conversation, so that `the second one` can mean it. */
const wasTold = ({ name }: MenuItem, { history }: TurnContext): boolean =>
  history.some(({ from, text }) => from === 'ai' && normalise(text).includes(normalise(name)));

/** Whether the guest named a dish, or described this dish and no other: `the grilled fish`. */
function namesOrDescribes(item: MenuItem, context: TurnContext): boolean {
  if (foodWordsIn(normalise(guestText(context)), item)) return true;
  return context.history.some(({ from, text }) => {
    const described = from === 'guest' ? describedDishes(normalise(text), context.menu ?? []) : [];
    return described.length === 1 && described[0]?.item.id === item.id;
  });
}

function check(line: OrderLineProposal, context: TurnContext, asked: Asked | null): Checked {
  const item = context.menu?.find(({ id }) => id === line.item);
  if (!item) return { ok: false, result: refuse('not-on-the-menu') };
  const about = { item: item.name, ...(item.served && { served: item.served }) };
  const inCart = context.cart?.lines.some(({ itemId }) => itemId === item.id) ?? false;
  // Whatever a menu says, an order only takes dishes that the guest named or chose from a list.
  const isTold = asked === null && wasTold(item, context);
  if (!inCart && !isTold && !namesOrDescribes(item, context)) {
    return { ok: false, result: refuse('not-asked-for', about) };
  }
  if (line.quantity > 0 && item.state !== 'available')
    return { ok: false, result: refuse(item.state, about) };
  if (line.quantity > 0 && item.ageRestricted && saysMinor(context))
    return { ok: false, result: refuse('adults-only', about) };
  const choices = choicesOf(item, line.options ?? []);
  if (choices === null || choices === undefined)
    return { ok: false, result: refuse('unknown-option', about) };
  const open = item.optionGroups.find(
    (group) => choices.filter(({ groupId }) => groupId === group.id).length < group.min,
  );
  if (line.quantity > 0 && open && !inCart) {
    const options = open.choices.map(({ name }) => name);
    return { ok: false, result: refuse('missing-option', { ...about, group: open.name, options }) };
  }
  const change: OrderChange = {
    itemId: item.id,
    quantity: line.quantity,
    ...(choices.length > 0 && { choices }),
    ...(line.note?.trim() && { note: line.note.trim().slice(0, 140) }),
  };
  return { ok: true, change };
}

/**
 * Whether the guest wants the order later. The kitchen's clock starts with the order, so a person arranges a later one.
 */
function namesLaterTime(context: TurnContext): boolean {
  const menu = context.menu ?? [];
  const dishes = menu.map(({ name }) => normalise(name));
  const [line = '', ...earlier] = linesAskedIn(context);
  // A question about another service may be open: its day and time are not those of the dishes.
  const ofFood = earlier.filter((text) => findDishes(asOnMenus(normalise(text)), menu).length > 0);
  return [line, ...ofFood].some((text) => {
    const folded = dishes.reduce((rest, dish) => rest.replaceAll(dish, ' '), normalise(text));
    return findSaidTimes(folded).some(({ kind }) => kind === 'when');
  });
}

/** The part of a line that the guest's words support: their quantity, and only notes and options that they wrote. */
function lineAsAsked(line: OrderLineProposal, context: TurnContext, asked: Asked): OrderLineProposal | null {
  const own = asked.dishes.find(({ item }) => item === line.item);
  if (!own) return null;
  const item = context.menu?.find(({ id }) => id === line.item);
  const names = item?.optionGroups.flatMap((group) => group.choices) ?? [];
  const options = (line.options ?? []).filter((option) =>
    names.some(
      ({ id, name }) => (id === option || normalise(name) === normalise(option)) && isSaid(name, context),
    ),
  );
  const note = line.note && isSaid(line.note, context) ? line.note : null;
  return { item: line.item, quantity: own.quantity, note, options };
}

/**
 * Checks an engine's cart lines and adds them. Orders nothing: only the guest's own tap does.
 *
 * @param asked the wishes in the guest's lines, when a language model proposes; null for the embedded engine
 */
export async function carryOutOrder(
  lines: readonly OrderLineProposal[],
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  language: string,
  asked: Asked | null = null,
): Promise<OrderResult> {
  if (context.assurance === 'L0') return refuse('no-place');
  if (ledger.cart) return { outcome: 'done', ...formatOrder(ledger.cart, language) };
  if (namesLaterTime(context)) {
    ledger.fetchPerson('order-time', linesAskedIn(context).reverse().join(' / ').slice(0, SUMMARY_MAX_CHARS));
    return refuse('order-time');
  }
  const changes: OrderChange[] = [];
  const refused: OrderResult[] = [];
  for (const proposed of lines) {
    const line = asked ? lineAsAsked(proposed, context, asked) : proposed;
    const checked: Checked = line
      ? check(line, context, asked)
      : { ok: false, result: refuse('not-asked-for') };
    if (checked.ok) changes.push(checked.change);
    else refused.push(checked.result);
  }
  const [first] = refused;
  if (changes.length === 0) return first ?? refuse('nothing-to-do');
  const changed = await ports.changeCart(changes, allergyText(context));
  if (!changed.ok) return refuse(changed.error.code);
  ledger.cart = changed.value;
  return { outcome: 'done', ...formatOrder(changed.value, language), ...(first && { without: refused }) };
}
