// Compiled from api/messages by `npm run messages`.
import { alarmsMessages as de } from './de.ts';
import { alarmsMessages as en } from './en.ts';
import { alarmsMessages as es } from './es.ts';
import { alarmsMessages as fr } from './fr.ts';
import { alarmsMessages as it } from './it.ts';
import { alarmsMessages as pt } from './pt.ts';

/** {@link AlarmsMessages} in every language that has them. */
export const alarmsByLanguage = { de, en, es, fr, it, pt };
