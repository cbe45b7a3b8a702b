// Compiled from remote-guest/messages by `npm run messages`.
import { photosMessages as de } from './de.ts';
import { photosMessages as en } from './en.ts';
import { photosMessages as es } from './es.ts';
import { photosMessages as fr } from './fr.ts';
import { photosMessages as it } from './it.ts';
import { photosMessages as pt } from './pt.ts';

/** {@link PhotosMessages} in every language that has them. */
export const photosByLanguage = { de, en, es, fr, it, pt };
