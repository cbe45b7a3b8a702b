import { findServices } from '../../../language/lexicon/find-services.ts';
import { CLAUSE_WORDS } from '../../../language/text/clause-words.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { itemOf } from '../planned-acts/subject-acts.ts';
import { CHANGE_WORDS, changeClauses, isStarred } from './change-words.ts';
import { changeOf } from './changed-details.ts';
import { CHANGEABLE } from './last-request.ts';
import { droppedIn, type Line } from './named-request.ts';
import { readClause, type SaidClause } from './said-clause.ts';

const MOST_CHARS = 200;
const AND = new RegExp(`\\s+(?=(?:${CLAUSE_WORDS.also})(?![\\p{L}]))`, 'u');

/** The clauses of a line, each with one name: `two slippers and four robes` is two clauses. */
const clausesOf = ({ text, language }: Line): string[] =>
  changeClauses(normalise(text)).flatMap((clause) =>
    findServices(clause, language).length > 1 ? clause.split(AND) : [clause],
  );

/** The change of the open request that a clause names; null if it names none, or says anything else. */
function changeIn({ said, left }: SaidClause, { text, context }: Line): PlannedAct | null {
  if (said.named === null || left !== '') return null;
  const [request, ...others] = context.openRequests.filter(
    (open) => CHANGEABLE.has(open.state) && itemOf(open) === said.named,
  );
  const service = offeredFor(said.named, context.services);
  if (!request || others.length > 0 || service?.key !== request.service) return null;
  const change = changeOf({ ...said, isOfGuests: false }, request, context);
  if (!change) return null;
  return {
    kind: 'request',
    item: said.named,
    words: text,
    service,
    missing: [],
    amends: request.no,
    ...change,
  };
}

/**
 * Changes and cancellations of several open requests, each by its name: `wrong way round, two slippers, four robes`,
 * `the taxi at ten, and lose the wake-up call`. Null if a part of the line says anything else about what it names, or
 * if nothing shows that it is a change: two bare numbers may be two more wishes.
 */
export function changesByName(line: Line): PlannedAct[] | null {
  const { text, context, language } = line;
  if (context.openRequests.length < 2 || text.length > MOST_CHARS || text.includes('?')) return null;
  const open = new Set(context.openRequests.flatMap((request) => itemOf(request) ?? []));
  const acts: PlannedAct[] = [];
  let isChange = isStarred(text);
  for (const clause of clausesOf(line)) {
    const dropped = droppedIn(clause, line);
    const read = readClause(clause, open, language);
    const change = dropped ? null : changeIn(read, line);
    if (dropped) acts.push({ kind: 'cancel', item: null, no: dropped.no });
    else if (change) acts.push(change);
    else if (read.isOther || (read.said.named !== null && read.left !== '')) return null;
    isChange ||= dropped !== null || read.cued || CHANGE_WORDS.swaps.test(clause);
  }
  return isChange && acts.length > 1 ? acts : null;
}
