// Compiled from remote-guest/messages by `npm run messages`.
import { kitchenMessages as de } from './de.ts';
import { kitchenMessages as en } from './en.ts';
import { kitchenMessages as es } from './es.ts';
import { kitchenMessages as fr } from './fr.ts';
import { kitchenMessages as it } from './it.ts';
import { kitchenMessages as pt } from './pt.ts';

/** {@link KitchenMessages} in every language that has them. */
export const kitchenByLanguage = { de, en, es, fr, it, pt };
