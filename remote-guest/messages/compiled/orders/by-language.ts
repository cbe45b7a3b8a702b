// Compiled from remote-guest/messages by `npm run messages`.
import { ordersMessages as en } from './en.ts';
import { ordersMessages as es } from './es.ts';
import { ordersMessages as pt } from './pt.ts';

/** {@link OrdersMessages} in every language that has them. */
export const ordersByLanguage = { en, es, pt };
