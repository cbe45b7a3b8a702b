import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openChat } from '../command-line/chat.ts';
import { hotelIntents, readClinc, readFolds } from '../embedded/training/dataset.ts';
import { crossValidate, microF1 } from '../embedded/training/score.ts';
import { cardOf, type Recorded } from './card.ts';
import { type Figure, meets } from './measure.ts';
import { measureEscalation, measureQuestions, measureRequests } from './measure-answers.ts';
import { measureInjections } from './measure-injections.ts';
import { measureLoad } from './measure-load.ts';
import { measureOutOfScope } from './measure-out-of-scope.ts';
import { measureServices } from './measure-services.ts';
import { measureSpeed } from './measure-speed.ts';
import { measureTasks } from './measure-tasks.ts';

/** `npm run eval [-- --data <folder with nlupp-hotels, nlupp-banking, clinc150>]` */
const { values } = parseArgs({ options: { data: { type: 'string' } } });

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RECORDED = here('./recorded.json');
const CARD = here('../../../../docs/concierge-quality.md');

function measureRouter(data: string): Recorded['router'] {
  const hotels = join(data, 'nlupp-hotels');
  const folds = readFolds(hotels);
  const score = crossValidate(folds, readFolds(join(data, 'nlupp-banking')).flat(), hotelIntents(hotels));
  const artefact = readFileSync(here('../embedded/router/router-weights.json'));
  return { lines: score.lines, folds: folds.length, microF1: microF1(score), artefactBytes: artefact.length };
}

async function main(): Promise<number> {
  const speed = await measureSpeed();
  const load = await measureLoad();
  const chat = await openChat({ property: 'aurora', place: '204', separate: true });
  const figures: Figure[] = [
    ...(await measureEscalation(chat)),
    ...(await measureRequests(chat)),
    ...measureServices(),
    ...(await measureQuestions(chat)),
    ...(await measureInjections(chat)),
  ];
  const talks = await openChat({ property: 'aurora', place: '204', separate: false });
  figures.push(...(await measureTasks(talks)));
  await talks.close();
  let recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  if (values.data) {
    const outOfScope = await measureOutOfScope(chat, readClinc(join(values.data, 'clinc150')));
    // The lines themselves stay where they came from.
    recorded = {
      ...recorded,
      router: measureRouter(values.data),
      outOfScope: outOfScope.map((figure) => ({ ...figure, failures: [] })),
    };
    for (const figure of outOfScope)
      for (const failure of figure.failures) process.stderr.write(`${figure.name}: ${failure}\n`);
  }
  await chat.close();
  const card = cardOf(figures, recorded, { speed, load }, new Date().toISOString().slice(0, 10));
  mkdirSync(dirname(CARD), { recursive: true });
  writeFileSync(CARD, card);
  writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, speed, load }, null, 2)}\n`);
  process.stdout.write(card);
  return [...figures, ...recorded.outOfScope].every(meets) ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
