import type { TurnContext } from '../contract/contract.ts';
import { normalise } from '../language/text/normalise.ts';
import { addressesTheMachine } from '../policy/verdict/injections.ts';

/** Up to here a name is one (`Tarta de mi abuela`), whatever words are in it. */
const PLAIN_NAME_CHARS = 40;

/** A dish's name is read out as it is written: one that gives the assistant orders is no dish that it knows. */
export function withoutPlantedDishes(context: TurnContext): TurnContext {
  if (!context.menu) return context;
  const planted = (name: string) => name.length > PLAIN_NAME_CHARS && addressesTheMachine(normalise(name));
  return { ...context, menu: context.menu.filter(({ name }) => !planted(name)) };
}
