// Compiled from remote-guest/messages by `npm run messages`.
import { ordersMessages as de } from './de.ts';
import { ordersMessages as en } from './en.ts';
import { ordersMessages as es } from './es.ts';
import { ordersMessages as fr } from './fr.ts';
import { ordersMessages as it } from './it.ts';
import { ordersMessages as pt } from './pt.ts';

/** {@link OrdersMessages} in every language that has them. */
export const ordersByLanguage = { de, en, es, fr, it, pt };
