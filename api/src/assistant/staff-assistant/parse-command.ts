import { normalise } from '@bellkey/concierge/normalise';
import type { RequestState } from '@bellkey/shared/api';

/** Which requests are meant. What is null or empty does not narrow. */
export interface RequestFilter {
  which: 'open' | 'overdue' | 'unassigned' | 'mine' | 'approval' | 'done';
  /** Room or place as it was named: `204`. */
  place: string | null;
  floor: number | null;
  /** From when on, as a span before now in hours; null for all that is open. */
  hours: number | null;
  /** Words that may name a department or a service. */
  words: string[];
}

/** What a staff member wants of the assistant. */
export type Command =
  | { kind: 'count' | 'list' | 'summary'; filter: RequestFilter }
  | { kind: 'change'; no: number; to: RequestState; promiseMinutes: number | null; reason: string | null }
  | { kind: 'draft'; place: string; about: string | null }
  | { kind: 'translate'; text: string; to: string }
  | { kind: 'procedure'; question: string }
  | { kind: 'help' };

const word = (terms: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms})(?![\\p{L}\\p{N}])`, 'u');

const COUNT = word('how many|count|number of|quantos|quantas|cuantos|cuantas');
const LIST = word(
  "list|show|what's|what is|whats|which|anything|open|overdue|late|quais|mostra|mostrar|o que|que ha|cuales|muestra|mostrar|hay|abertos|abertas|abiertos|abiertas|atrasados|atrasadas|pendentes|pendientes",
);
const SUMMARY = word(
  'summari[sz]e|summary|recap|handover|resume|resumo|resumir|resumen|passagem de turno|relevo',
);
const PROCEDURE = word(
  'how do i|how do we|how to|what do i do|what do we do|procedure|sop|como faco|como fazemos|como trato|o que faco|procedimento|como hago|como hacemos|que hago|procedimiento',
);
const OVERDUE = word('overdue|late|breached|atrasad[oa]s?|em atraso|vencid[oa]s?|retrasad[oa]s?');
const UNASSIGNED = word(
  'unassigned|nobody has|not assigned|new|sem responsavel|por aceitar|nov[oa]s|sin asignar|nuev[oa]s',
);
const MINE = word('mine|my requests|assigned to me|meus|minhas|mios|mias|mis');
const APPROVAL = word('approval|approve|approvals|aprovacao|aprovar|aprobacion|aprobar');
const DONE = word('done|finished|completed|feit[oa]s|concluid[oa]s|hech[oa]s|terminad[oa]s');
const SPANS: ReadonlyArray<readonly [RegExp, number]> = [
  [word('last night|overnight|esta noite|noite passada|anoche'), 12],
  [word('this shift|my shift|este turno|meu turno|mi turno'), 8],
  [word('today|hoje|hoy'), 24],
  [word('yesterday|ontem|ayer'), 48],
  [word('this week|esta semana'), 168],
];
const FLOOR =
  /(?:floor|andar|piso|planta) (\d{1,2})|(\d{1,2})(?:st|nd|rd|th|o|º|ª)? (?:floor|andar|piso|planta)/u;
const PLACE =
  /(?:room|quarto|habitacion|table|mesa|hab|rm)\.? (\d{1,4})|(?<![\p{N}#:.])(\d{3,4})(?![\p{N}:])/u;
const LAST_HOURS = /(?:last|past|ultimas|ultimos) (\d{1,3}) (?:hours?|horas?|h)(?![\p{L}])/u;

const CHANGES: ReadonlyArray<readonly [RegExp, RequestState]> = [
  [/^(?:accept|acknowledge|take|aceita|aceitar|acepta|aceptar)\b/u, 'acknowledged'],
  [/^(?:start|begin|comeca|comecar|inicia|empieza|empezar)\b/u, 'in_progress'],
  [/^(?:done|finish|complete|close|conclui|concluir|termina|terminar|fecha|cierra)\b/u, 'done'],
  [/^mark\b.*\bdone\b|^marca\b.*\b(?:feito|feita|hecho|hecha)\b/u, 'done'],
  [/^(?:hold|pause|pausa|pausar)\b/u, 'on_hold'],
  [/^(?:decline|reject|recusa|recusar|rechaza|rechazar)\b/u, 'declined'],
  [/^(?:cancel|cancela|cancelar)\b/u, 'cancelled'],
];
const NUMBER = /(?:#|no\.? ?|number )?(\d{1,6})(?![\d:])/u;
const MINUTES = /(?:in|within|em|en|dentro de) (\d{1,4}) ?(?:min\w*|m)(?![\p{L}])/u;
const REASON = /(?:because|since|porque|reason:|motivo:)\s+(.+)$/iu;

const LANGUAGES: ReadonlyArray<readonly [string, RegExp]> = [
  ['English', word('english|ingles')],
  ['Portuguese', word('portuguese|portugues')],
  ['Spanish', word('spanish|espanhol|espanol|castellano')],
  ['French', word('french|frances')],
  ['German', word('german|alemao|aleman')],
  ['Italian', word('italian|italiano')],
];

function filterOf(text: string): RequestFilter {
  const floor = FLOOR.exec(text);
  const rest = floor ? text.replace(floor[0], ' ') : text;
  const place = PLACE.exec(rest);
  const hours = LAST_HOURS.exec(text);
  const span = SPANS.find(([pattern]) => pattern.test(text))?.[1];
  const which = OVERDUE.test(text)
    ? 'overdue'
    : MINE.test(text)
      ? 'mine'
      : APPROVAL.test(text)
        ? 'approval'
        : DONE.test(text)
          ? 'done'
          : UNASSIGNED.test(text)
            ? 'unassigned'
            : 'open';
  return {
    which,
    place: place ? (place[1] ?? place[2] ?? null) : null,
    floor: floor ? Number(floor[1] ?? floor[2]) : null,
    hours: hours ? Number(hours[1]) : (span ?? null),
    words: text.match(/[\p{L}-]{2,}/gu) ?? [],
  };
}

function changeOf(text: string, original: string): Command | null {
  const to = CHANGES.find(([pattern]) => pattern.test(text))?.[1];
  if (!to) return null;
  const minutes = MINUTES.exec(text);
  const no = NUMBER.exec(minutes ? text.replace(minutes[0], ' ') : text);
  if (!no) return null;
  const reason = REASON.exec(original)?.[1]?.trim() ?? null;
  return {
    kind: 'change',
    no: Number(no[1]),
    to,
    promiseMinutes: minutes ? Number(minutes[1]) : null,
    reason,
  };
}

function draftOf(text: string): Command | null {
  if (!/^(?:draft|write|rascunho|rascunha|escreve|borrador|redacta|escribe)/u.test(text)) return null;
  const place = PLACE.exec(text);
  const about = /(?:about|sobre|acerca d[eo]) (.+)$/u.exec(text)?.[1];
  const named = place?.[1] ?? place?.[2];
  return named
    ? { kind: 'draft', place: named, about: about?.replace(/^(?:the|o|a|el|la) /u, '') ?? null }
    : null;
}

function translationOf(text: string, original: string): Command | null {
  if (!/^(?:translate|traduz|traduza|traduce|traduzca)/u.test(text)) return null;
  const to = LANGUAGES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'English';
  const quoted = /["“«'](.+)["”»']/su.exec(original)?.[1] ?? original.split(':').slice(1).join(':');
  return quoted.trim() ? { kind: 'translate', text: quoted.trim(), to } : null;
}

/** Reads what a staff member typed, in English, Portuguese or Spanish. What is not understood asks for help. */
export function parseCommand(original: string): Command {
  const text = normalise(original).replace(/^(?:please|por favor)[, ]+/u, '');
  const told = changeOf(text, original) ?? draftOf(text) ?? translationOf(text, original);
  if (told) return told;
  if (PROCEDURE.test(text)) return { kind: 'procedure', question: original };
  if (SUMMARY.test(text)) {
    const filter = filterOf(text);
    return { kind: 'summary', filter: { ...filter, hours: filter.hours ?? 8 } };
  }
  if (COUNT.test(text)) return { kind: 'count', filter: filterOf(text) };
  if (LIST.test(text)) return { kind: 'list', filter: filterOf(text) };
  return { kind: 'help' };
}
