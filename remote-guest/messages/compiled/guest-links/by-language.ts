// Compiled from remote-guest/messages by `npm run messages`.
import { guestLinksMessages as de } from './de.ts';
import { guestLinksMessages as en } from './en.ts';
import { guestLinksMessages as es } from './es.ts';
import { guestLinksMessages as fr } from './fr.ts';
import { guestLinksMessages as it } from './it.ts';
import { guestLinksMessages as pt } from './pt.ts';

/** {@link GuestLinksMessages} in every language that has them. */
export const guestLinksByLanguage = { de, en, es, fr, it, pt };
