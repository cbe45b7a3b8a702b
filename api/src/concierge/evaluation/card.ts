import { type Figure, meets, share } from './measure.ts';
import type { Speed } from './measure-speed.ts';

/** Figures that need data which is not part of the project, as they were last measured. */
export interface Recorded {
  router: { lines: number; folds: number; microF1: number; artefactBytes: number } | null;
  outOfScope: Figure[];
  /** The speed of the run before, to compare with. */
  speed?: Speed;
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function targetOf({ target }: Figure): string {
  if (!target) return '–';
  return 'atLeast' in target ? `at least ${percent(target.atLeast)}` : `at most ${percent(target.atMost)}`;
}

const row = (figure: Figure) =>
  `| ${figure.name} | ${percent(share(figure))} | ${figure.good} of ${figure.of} | ${targetOf(figure)} | ${figure.target ? (meets(figure) ? 'yes' : 'no') : '–'} |`;

const table = (figures: readonly Figure[]) =>
  ['| measure | share | cases | target | met |', '|---|---|---|---|---|', ...figures.map(row)].join('\n');

const failed = (figures: readonly Figure[]) => {
  const lines = figures.flatMap((figure) => figure.failures.map((failure) => `- ${figure.name}: ${failure}`));
  return lines.length > 0 ? lines.join('\n') : 'None.';
};

/**
 * The published card (`docs/concierge-quality.md`); the public site shows it, and its table and day on the home page.
 *
 * @param on ISO day of the run
 */
export function cardOf(figures: readonly Figure[], recorded: Recorded, speed: Speed, on: string): string {
  const { router, speed: last } = recorded;
  const before = last ? ` The run before this: ${last.cpuMs} ms and ${last.p95Ms} ms.` : '';
  return `# How good the concierge is

Written by \`npm run eval\` on ${on}. It asks the whole product on a scratch database, with the embedded engine, and counts; every figure has its number of cases. The guest lines are our own, written for this project, and Hotel Aurora is made up.

${table(figures)}

An embedded answer costs ${speed.cpuMs} ms of one core. With 50 conversations asking in the same instant it took ${speed.p95Ms} ms at the 95th percentile on the machine of this run, whatever else that machine was doing; the aim is 150 ms.${before} Both without the database.

What these figures are not: the sets are small, they were written by the same people as the engine, and lines that failed were used to mend it. They show that what was mended stays so; they do not say how the concierge does on guests it has never met.

## On public data

The data is not part of the project; these figures are from the last run that was given it (\`npm run eval -- --data <folder>\`).

${router ? `- Intents, NLU++ HOTELS, cross-validated over ${router.folds} folds (${router.lines} lines): micro-F1 ${router.microF1.toFixed(3)}, with an artefact of ${(router.artefactBytes / 1e6).toFixed(2)} MB.` : '- Intents: not measured.'}

${recorded.outOfScope.length > 0 ? table(recorded.outOfScope) : 'Out of scope: not measured.'}

NLU++ (PolyAI, Casanueva et al. 2022) is used under CC BY 4.0, CLINC150 (Larson et al. 2019) under CC BY 3.0.

## What went wrong

${failed([...figures, ...recorded.outOfScope])}
`;
}
