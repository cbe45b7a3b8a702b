import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hotelIntents, loadClinc, loadFolds } from '../understanding/training/dataset.ts';
import { crossValidate, microF1 } from '../understanding/training/score.ts';
import { cardOf, figuresOf, type Recorded } from './card.ts';
import type { Chat, ChatOptions } from './chat/chat.ts';
import { latestRound } from './latest-round.ts';
import type { Load } from './load.ts';
import { type Figure, meets } from './measure.ts';
import { type AskedFact, measureEscalation, measureQuestions, measureRequests } from './measure-answers.ts';
import { measureInjections } from './measure-injections.ts';
import { measureOutOfScope } from './measure-out-of-scope.ts';
import { measureServices } from './measure-services.ts';
import { measureSpeed } from './measure-speed.ts';
import { measureTasks } from './measure-tasks.ts';
import { measureRound } from './rounds/measure-round.ts';

const USAGE = `Usage:
  npm run eval [-- --data <folder>]    measures the concierge and writes docs/concierge-quality.md and .json
  npm run eval -- --round <folder>     asks a blind round

  --data <folder>   also the figures on public data; the folder holds nlupp-hotels, nlupp-banking and clinc150
  --round <folder>  only a blind round, printed and not written: docs/checking-the-concierge.md
  --help            this text

Ends with 1 when a figure misses its target.
`;
const DATA_SETS = ['nlupp-hotels', 'nlupp-banking', 'clinc150'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RECORDED = here('./recorded.json');
const CARD = here('../../../docs/concierge-quality.md');
const CARD_FIGURES = here('../../../docs/concierge-quality.json');

function measureRouter(data: string): Recorded['router'] {
  const hotels = join(data, 'nlupp-hotels');
  const folds = loadFolds(hotels);
  const score = crossValidate(folds, loadFolds(join(data, 'nlupp-banking')).flat(), hotelIntents(hotels));
  const artefact = readFileSync(here('../understanding/router/router-weights.json'));
  return { lines: score.lines, folds: folds.length, microF1: microF1(score), artefactBytes: artefact.length };
}

/** Parses the arguments of the command; an error is a sentence. */
function parseArguments(
  args: readonly string[],
): { ok: true; help: boolean; data: string | null; round: string | null } | { ok: false; error: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, round: { type: 'string' }, help: { type: 'boolean' } },
    });
    const data = values.data ?? null;
    const missing = data === null ? [] : DATA_SETS.filter((name) => !existsSync(join(data, name)));
    if (missing.length > 0) return { ok: false, error: `There is no ${missing.join(', no ')} in "${data}".` };
    return { ok: true, help: values.help ?? false, data, round: values.round ?? null };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Dependencies of the evaluation: a scratch hotel with its real API. */
export interface EvaluationPorts {
  openChat(options: ChatOptions): Promise<Chat>;
  measureLoad(): Promise<Load>;
  facts: readonly AskedFact[];
}

/**
 * Measures the concierge and writes the quality card.
 *
 * @param args arguments of the command line
 * @returns the process's exit code: 1 if a figure misses its target, 2 if the arguments are invalid
 */
export async function evaluate(
  args: readonly string[],
  { openChat, measureLoad, facts }: EvaluationPorts,
): Promise<number> {
  const asked = parseArguments(args);
  if (!asked.ok) {
    process.stderr.write(`${asked.error}\n\n${USAGE}`);
    return 2;
  }
  if (asked.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (asked.round !== null) {
    const print = (text: string) => process.stderr.write(`${text}\n`);
    process.stdout.write(await measureRound(asked.round, openChat, print));
    return 0;
  }
  const speed = await measureSpeed();
  const load = await measureLoad();
  const chat = await openChat({ property: 'aurora', place: '204', separate: true });
  const figures: Figure[] = [
    ...(await measureEscalation(chat)),
    ...(await measureRequests(chat)),
    ...measureServices(),
    ...(await measureQuestions(chat, facts)),
    ...(await measureInjections(chat)),
  ];
  const talks = await openChat({ property: 'aurora', place: '204', separate: false });
  figures.push(...(await measureTasks(talks)));
  await talks.close();
  let recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  if (asked.data) {
    const outOfScope = await measureOutOfScope(chat, loadClinc(join(asked.data, 'clinc150')));
    // Records figures without the lines themselves.
    recorded = {
      ...recorded,
      router: measureRouter(asked.data),
      outOfScope: outOfScope.map((figure) => ({ ...figure, failures: [] })),
    };
    for (const figure of outOfScope)
      for (const failure of figure.failures) process.stderr.write(`${figure.name}: ${failure}\n`);
  }
  await chat.close();
  const on = new Date().toISOString().slice(0, 10);
  const card = cardOf(latestRound, figures, recorded, { speed, load }, on);
  mkdirSync(dirname(CARD), { recursive: true });
  writeFileSync(CARD, card);
  writeFileSync(CARD_FIGURES, `${JSON.stringify(figuresOf(latestRound), null, 2)}\n`);
  writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, speed, load }, null, 2)}\n`);
  process.stdout.write(card);
  return [...figures, ...recorded.outOfScope].every(meets) ? 0 : 1;
}
