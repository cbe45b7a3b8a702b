import type { Steps } from '../../command/steps.ts';
import type { Check } from './checks.ts';
import { sum, type Totals, totalsLine } from './totals.ts';

/** Runs a check as a step; prints its output only when it fails. */
export async function runCheck(steps: Steps, { name, run }: Check): Promise<Totals> {
  const step = steps.begin(name);
  const { totals, output, note, repeated = [] } = await run();
  const ran = totals.passed + totals.failed + totals.skipped;
  if (totals.failed === 0) {
    step.done(note ?? (ran > 0 ? totalsLine(totals) : undefined));
  } else {
    step.failed();
    steps.line(`\n${output.trim()}\n`);
  }
  for (const test of repeated) steps.line(`    passed only when repeated: ${test}`);
  return totals;
}

/** Runs checks one after the other. Several lanes may run at the same time. */
export async function runLane(steps: Steps, checks: readonly Check[]): Promise<Totals> {
  const all: Totals[] = [];
  for (const check of checks) all.push(await runCheck(steps, check));
  return sum(all);
}
