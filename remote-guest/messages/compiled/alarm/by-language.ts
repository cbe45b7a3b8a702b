// Compiled from remote-guest/messages by `npm run messages`.
import { alarmMessages as de } from './de.ts';
import { alarmMessages as en } from './en.ts';
import { alarmMessages as es } from './es.ts';
import { alarmMessages as fr } from './fr.ts';
import { alarmMessages as it } from './it.ts';
import { alarmMessages as pt } from './pt.ts';

/** {@link AlarmMessages} in every language that has them. */
export const alarmByLanguage = { de, en, es, fr, it, pt };
