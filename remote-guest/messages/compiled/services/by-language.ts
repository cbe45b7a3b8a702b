// Compiled from remote-guest/messages by `npm run messages`.
import { servicesMessages as de } from './de.ts';
import { servicesMessages as en } from './en.ts';
import { servicesMessages as es } from './es.ts';
import { servicesMessages as fr } from './fr.ts';
import { servicesMessages as it } from './it.ts';
import { servicesMessages as pt } from './pt.ts';

/** {@link ServicesMessages} in every language that has them. */
export const servicesByLanguage = { de, en, es, fr, it, pt };
