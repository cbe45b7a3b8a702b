import german from '../../messages/de.json' with { type: 'json' };
import { GUEST_LANGUAGES } from '../language/guest-language.ts';
import { wordsOf, wordsOfMessages } from './words-beyond.ts';

/** Names of days and zones in the language, and names in the samples of German tests. */
const DATA = [
  'Heute Gestern gestern heute Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Mär Nov',
  'Westeuropäische Zeit',
  'Hotel Aurora Zimmer Tisch Handtücher Hauswirtschaft Rita Ana Tomatensuppe Nüsse ohne Salz Frühstückszeiten',
  'Gern Bis wann gibt es Frühstück Ja bitte Lieber morgen Suite Personen req',
].flatMap(wordsOf);

/** Every word that a guest who reads German may see: of the German texts, the data, and the languages' own names. */
export const germanWords: ReadonlySet<string> = new Set([
  ...wordsOfMessages(german),
  ...GUEST_LANGUAGES.flatMap(({ label }) => wordsOf(label)),
  ...DATA,
]);
