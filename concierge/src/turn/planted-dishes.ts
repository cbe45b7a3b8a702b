import type { TurnContext } from '../contract/contract.ts';
import { normalise } from '../language/text/normalise.ts';
import { addressesTheMachine } from '../policy/verdict/injections.ts';

/** A shorter name is genuine (`Tarta de mi abuela`), whatever its words. */
const PLAIN_NAME_CHARS = 40;

/** Removes dishes whose names give the assistant orders, because answers repeat names as they are. */
export function withoutPlantedDishes(context: TurnContext): TurnContext {
  if (!context.menu) return context;
  const planted = (name: string) => name.length > PLAIN_NAME_CHARS && addressesTheMachine(normalise(name));
  return { ...context, menu: context.menu.filter(({ name }) => !planted(name)) };
}
