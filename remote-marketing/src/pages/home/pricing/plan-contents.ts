import type { Plan, PriceList } from '../../../features/pricing/quote/prices/price-list.ts';

/** Contents of a plan, from the price list, so that page and quotes agree. */
export function planContents(plan: Plan, list: PriceList): string[] {
  return [
    'Chat by code or link, one queue, any number of staff',
    `Guests answered in ${list.languages.included} languages by the embedded engine, without a limit`,
    ...(plan.modelTurns > 0
      ? [`A language model where you allow it: ${plan.modelTurns} turns per room and month`]
      : []),
    ...plan.modules.map((id) => `${list.modules[id].name}: ${lowerFirst(list.modules[id].summary)}`),
  ].map((line) => line.replace(/\.$/, ''));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
