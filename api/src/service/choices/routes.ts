import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { forGuests, loadMenu } from '../orders/menu.ts';
import { loadChoices } from './load-choices.ts';

/** Services and dishes to compare. */
export function choiceRoutes(): Pick<Handlers, 'GET /api/guest/choices'> {
  return {
    'GET /api/guest/choices': async ({ scope }) => {
      const [{ currency, timeZone }, services] = await Promise.all([loadProperty(scope), loadChoices(scope)]);
      return done({ currency, services, dishes: forGuests(await loadMenu(scope, timeZone)) });
    },
  };
}
