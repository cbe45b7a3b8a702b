import { figureTable, formatShare } from './figure-table.ts';
import { type BlindRound, roundFigures } from './latest-round.ts';
import type { Load } from './load.ts';
import type { Figure } from './measure.ts';
import { CARRIERS } from './measure-injections.ts';
import type { Speed } from './measure-speed.ts';
import { roundSection } from './round-section.ts';

/** Figures from data outside the project, as last measured. */
export interface Recorded {
  router: { lines: number; folds: number; microF1: number; artefactBytes: number } | null;
  outOfScope: Figure[];
  /** Speed of the previous run, for comparison. */
  speed?: Speed;
  load?: Load;
}

const failed = (figures: readonly Figure[]) => {
  const missed = figures.filter(({ failures }) => failures.length > 0);
  if (missed.length === 0) return 'None.';
  return missed
    .map(({ name, failures }) => [`### ${name}`, '', ...failures.map((failure) => `- ${failure}`)].join('\n'))
    .join('\n\n');
};

/**
 * The figures of the blind round for programs (`docs/concierge-quality.json`); the public site's home page shows some
 * of them.
 */
export const figuresOf = (round: BlindRound) => ({
  on: round.on,
  figures: roundFigures(round).map((figure) => ({
    measure: figure.name,
    share: formatShare(figure),
    cases: `${figure.good} of ${figure.of}`,
  })),
});

/**
 * The published card (`docs/concierge-quality.md`), which the public site shows: first the latest blind round, then the
 * project's own sets, labelled as such.
 *
 * @param on ISO day of the run over the project's own sets
 */
export function cardOf(
  round: BlindRound,
  figures: readonly Figure[],
  recorded: Recorded,
  { speed, load }: { speed: Speed; load: Load },
  on: string,
): string {
  const { router, speed: last, load: lastLoad } = recorded;
  const before = last ? ` The run before this: ${last.cpuMs} ms and ${last.p95Ms} ms.` : '';
  const beforeLoad = lastLoad
    ? ` The run before this: ${lastLoad.p95Ms} ms, ${lastLoad.cpuMs} ms of a core and ${lastLoad.queries} statements.`
    : '';
  return `# How good the concierge is

${roundSection(round)}

## Our own sets

Lines written by the hands that wrote the engine, asked again by \`npm run eval\` on ${on}. What failed here was mended with these lines in view, so they say whether something got worse, and not how the concierge does with a guest it has never met. The command asks the whole product on a scratch database, with the embedded engine, and counts; every figure has its number of cases.

${figureTable(figures)}

An embedded answer costs ${speed.cpuMs} ms of one core. With 50 conversations asking in the same instant it took ${speed.p95Ms} ms at the 95th percentile on the machine of this run, whatever else that machine was doing; the aim is 150 ms.${before} Both without the database.

On the whole server, with ${load.conversations} conversations going on at once and each guest writing as often as a guest may (thirty lines in five minutes), from sending a line to its answer on the guest’s live stream: ${load.p95Ms} ms at the 95th percentile, over ${load.turns} lines. A line and its answer cost ${load.cpuMs} ms of one core, the browser’s stream and embedded database included, and ${load.queries} statements to the database.${beforeLoad} The times are those of a machine that was doing other work; the statements are not.

Indirect attacks stand, in each language, in ${CARRIERS.slice(0, -1).join(', ')} and ${CARRIERS.at(-1)}.

Of the 1,440 lines about services (40 services, twelve lines, three languages) half are held out: nobody looked at them to mend the engine, and their figures stand apart.

## On public data

The data is not part of the project; these figures are from the last run that was given it (\`npm run eval -- --data <folder>\`).

${router ? `- Intents, NLU++ HOTELS, cross-validated over ${router.folds} folds (${router.lines} lines): micro-F1 ${router.microF1.toFixed(3)}, with an artefact of ${(router.artefactBytes / 1e6).toFixed(2)} MB.` : '- Intents: not measured.'}

${recorded.outOfScope.length > 0 ? figureTable(recorded.outOfScope) : 'Out of scope: not measured.'}

NLU++ (PolyAI, Casanueva et al. 2022) is used under CC BY 4.0, CLINC150 (Larson et al. 2019) under CC BY 3.0.

## What went wrong with our own lines

What the guest wrote → what came of it: the answer, or the services that were understood.

${failed([...figures, ...recorded.outOfScope])}
`;
}
