import { type CommandCall, CommandError, explain } from '../../command/command.ts';
import { asksForHelp } from '../../command/command-arguments.ts';
import { endTools } from '../../processes/run-tool.ts';
import { onStopSignals } from '../../processes/supervise/stop-signals.ts';
import { ROOT } from '../../root.ts';
import { judge } from './judge.ts';
import { parseOptions, USAGE } from './options.ts';
import { mutationLine, totalsLine, whereLine } from './report.ts';
import { runTests } from './run-tests.ts';
import type { Mutation, Outcome } from './table/mutation.ts';
import { table } from './table/table.ts';
import { copySources, type WorkingCopy } from './working-copy.ts';

/** A test file takes seconds, on a busy machine a minute. */
const LIMIT_MS = 5 * 60_000;

const print = (line: string) => console.log(line);

/** A test that fails without a mutation would kill every mutation. */
async function requirePassing(copy: WorkingCopy, mutations: readonly Mutation[]): Promise<void> {
  const tests = [...new Set(mutations.map(({ test }) => test))].sort();
  print(`First ${tests.length} test files as they are.`);
  const { counts, output } = await runTests(copy, tests);
  if (!counts || counts.failed > 0 || counts.suitesWithoutTests > 0)
    throw new CommandError(`These tests do not pass without any mutation:\n${output}`);
}

async function runMutation(copy: WorkingCopy, mutation: Mutation): Promise<Outcome> {
  const { file, from, to, test } = mutation;
  const mutate = (content: string) => content.replace(from, () => to);
  return judge(await copy.changed(file, mutate, () => runTests(copy, [test], LIMIT_MS)));
}

async function runAll(mutations: readonly Mutation[], stopped: () => boolean): Promise<Outcome[]> {
  const copy = await copySources(ROOT);
  try {
    if (!stopped()) await requirePassing(copy, mutations);
    const outcomes: Outcome[] = [];
    for (const mutation of mutations) {
      if (stopped()) break;
      const outcome = await runMutation(copy, mutation);
      // An interrupted run says nothing.
      if (stopped()) break;
      outcomes.push(outcome);
      print(mutationLine(outcome, mutation));
      if (outcome !== 'killed') print(whereLine(mutation));
    }
    return outcomes;
  } finally {
    await copy.remove();
  }
}

/** `npm run mutations`: checks that every rule of the shell has a test that fails when the rule is broken. */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  if (asksForHelp(args)) return print(USAGE);
  let stopped = false;
  const stop = () => {
    stopped = true;
    endTools();
  };
  const forget = onStopSignals(process, { stop, force: () => process.exit(1) });
  try {
    const { mutations, list } = parseOptions(args, table);
    if (list) {
      for (const mutation of mutations) print(mutationLine('', mutation).trimStart());
      return print(`\n${mutations.length} mutations`);
    }
    const outcomes = await runAll(mutations, () => stopped);
    print(`\n${totalsLine(outcomes)}`);
    if (stopped || outcomes.some((outcome) => outcome !== 'killed')) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    if (!stopped) console.error(`\n${explain(error)}`);
  } finally {
    forget();
  }
}
