import type { RequestState } from '@bellkey/shared/api';
import type { Command } from './command.ts';
import { parseFilter } from './parse-filter.ts';

const CHANGES: ReadonlyArray<readonly [RegExp, RequestState]> = [
  [
    /^(?:(?:hold|pause|pausa|pausar)\b|(?:put|mete|poe|pon)\b.*\b(?:on hold|em espera|en espera)\b)/u,
    'on_hold',
  ],
  [
    /^(?:i'll |i will |i )?(?:accept|acknowledge|take|aceita|aceitar|aceito|acepta|aceptar|acepto)\b/u,
    'acknowledged',
  ],
  [/^(?:i'll |i will |i )?(?:start|begin|comeca|comecar|inicia|empieza|empezar)\b/u, 'in_progress'],
  [/^(?:done|finish|complete|close|conclui|concluir|termina|terminar|fecha|cierra)\b/u, 'done'],
  [/^mark\b.*\bdone\b|^marca\b.*\b(?:feito|feita|hecho|hecha)\b/u, 'done'],
  [/^#?\d{1,6} (?:is|esta) (?:done|finished|feito|feita|hecho|hecha|listo|lista|pronto|pronta)$/u, 'done'],
  [/^(?:decline|reject|recusa|recusar|rechaza|rechazar)\b/u, 'declined'],
  [/^(?:cancel|cancela|cancelar)\b/u, 'cancelled'],
];
const NUMBER = /(?:#|no\.? ?|number )?(\d{1,6})(?![\d:])/u;
const MINUTES = /(?:in|within|em|en|dentro de) (\d{1,4}) ?(?:min\w*|m)(?![\p{L}])/u;
const REASON = /(?:because|since|porque|reason:|motivo:)\s+(.+)$/iu;

/**
 * Longest line, in words, of a move without its reason: `put number 123456 on hold, please`. Longer lines are not
 * moves.
 */
const MOST_WORDS = 10;

/** Parses a move of one request by its number: `accept 12 in 20 minutes`, `15 is done`. */
export function parseChange(text: string, original: string): Command | null {
  const to = CHANGES.find(([pattern]) => pattern.test(text))?.[1];
  if (!to) return null;
  const withoutReason = text.replace(REASON, '');
  if (withoutReason.split(' ').length > MOST_WORDS) return null;
  const minutes = MINUTES.exec(withoutReason);
  const no = NUMBER.exec(minutes ? withoutReason.replace(minutes[0], ' ') : withoutReason);
  if (!no) return null;
  return {
    kind: 'change',
    no: Number(no[1]),
    to,
    promiseMinutes: minutes ? Number(minutes[1]) : null,
    reason: REASON.exec(original)?.[1]?.trim() ?? null,
  };
}

const ASSIGN =
  /^(?:(?:re-?)?assign|give|hand|pass|transfer|atribui|atribuir|passa|passe|passar|da|asigna|asignar|pasa|pasar) (?:over )?(.+?)(?: over)? (?:to|a|ao|para|para a|para o|al) ((?!\d)[\p{L}' -]{2,40}?)[.!]?$/u;
const GIVE_BACK = /^(?:unassign|give back|devolve|devuelve|libera) (.+)$/u;
const SELF = /^(?:me|myself|mim|mi)$/u;
const EVERYTHING = /(?<![\p{L}])(?:all|everything|every|tudo|tod[oa]s|todo)(?![\p{L}])/u;
const BARE_NUMBER = /^(?:request |pedido |o pedido |solicitud |la |o |#|no\.? ?|number )*(\d{1,6})$/u;

/** Parses an assignment: `give 12 to Rui`, `assign all housekeeping to Ana`, `unassign 12`. */
export function parseAssignment(text: string): Command | null {
  const back = GIVE_BACK.exec(text);
  const given = back ? null : ASSIGN.exec(text);
  const what = back?.[1] ?? given?.[1];
  if (what === undefined) return null;
  const no = BARE_NUMBER.exec(what)?.[1];
  if (back && no === undefined) return null;
  const to = given?.[2]?.replace(/^(?:o|a|the) /u, '') ?? null;
  return {
    kind: 'assign',
    no: no === undefined ? null : Number(no),
    filter: parseFilter(what),
    to: to !== null && SELF.test(to) ? 'me' : to,
    everything: EVERYTHING.test(what),
  };
}
