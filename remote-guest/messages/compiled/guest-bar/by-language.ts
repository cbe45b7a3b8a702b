// Compiled from remote-guest/messages by `npm run messages`.
import { guestBarMessages as de } from './de.ts';
import { guestBarMessages as en } from './en.ts';
import { guestBarMessages as es } from './es.ts';
import { guestBarMessages as fr } from './fr.ts';
import { guestBarMessages as it } from './it.ts';
import { guestBarMessages as pt } from './pt.ts';

/** {@link GuestBarMessages} in every language that has them. */
export const guestBarByLanguage = { de, en, es, fr, it, pt };
