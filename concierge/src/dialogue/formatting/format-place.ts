import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { PLACE_WORDS } from '../../language/text/place-words.ts';
import { SENTENCES } from '../sentences/sentences.ts';

const ROOM = new RegExp(`^(?:${PLACE_WORDS.room}) (?<no>\\S{1,8})$`, 'iu');
const TABLE = new RegExp(`^(?:${PLACE_WORDS.table}) (?<no>\\S{1,8})$`, 'iu');

/**
 * Formats a place's label for an answer, alone and with a preposition: `Room 204` is `o quarto 204` and `no quarto
 * 204` in Portuguese. A custom label stays unchanged.
 */
export function formatPlace(label: string, language: AnswerLanguage): { place: string; inPlace: string } {
  const { place } = SENTENCES[language];
  const room = ROOM.exec(label)?.groups?.no;
  if (room) return { place: place.room({ no: room }), inPlace: place.inRoom({ no: room }) };
  const table = TABLE.exec(label)?.groups?.no;
  if (table) return { place: place.table({ no: table }), inPlace: place.inTable({ no: table }) };
  return { place: label, inPlace: place.inside({ label }) };
}
