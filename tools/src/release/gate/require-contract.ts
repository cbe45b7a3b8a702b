import type { Registry } from '@bellkey/shared/release';
import { CONTRACT } from '@bellkey/shared/remote';
import { CommandError } from '../../command/command.ts';
import { isElsewhere } from '../registry/locations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { BuiltRelease } from '../upload/built-release.ts';
import { askHost, hostOfStore } from '../workplace/host-answer.ts';
import { type ReleaseContext, throwIfStopped } from '../workplace/release-command.ts';
import { contractNumber } from './contract-number.ts';
import { claimsOfOthers } from './live-pages.ts';
import { localAddresses } from './local-addresses.ts';
import { pageModules } from './page-modules.ts';
import { pageTable } from './page-table.ts';
import type { GateContext, Rule } from './rule.ts';
import { sizeBudget } from './size-budget.ts';
import type { ReleaseSource } from './smoke/trial-store.ts';

/** The rules for the release alone, the quickest first. */
export const RULES: readonly Rule[] = [pageTable, contractNumber, localAddresses, sizeBudget, pageModules];

/** The contracts of the live host, as it reports them; else those of the host in these sources. */
async function servedContracts({ env, dataDir, own }: ReleaseContext): Promise<readonly number[]> {
  const url = hostOfStore(env, dataDir, own);
  const health = url === null ? null : await askHost(url);
  return health?.contracts ?? [CONTRACT];
}

/** Live releases of a store, without one remote's and without those stored elsewhere. */
export async function liveSources(
  store: ReleaseStore,
  registry: Registry,
  without: string | null,
): Promise<ReleaseSource[]> {
  const sources: ReleaseSource[] = [];
  for (const [name, { live }] of Object.entries(registry.remotes)) {
    if (name === without || isElsewhere(live)) continue;
    const file = await store.read(live);
    if (file) sources.push({ kind: 'store', store, bytes: file.content });
  }
  return sources;
}

/** @throws CommandError always */
export function refuse(what: string, problems: readonly string[]): never {
  throw new CommandError(
    `${what} does not meet the contract:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

/** Runs each rule as a step. @returns the problems, as sentences. */
async function checkRules(
  { steps }: ReleaseContext,
  built: BuiltRelease,
  environment: GateContext,
): Promise<string[]> {
  const problems: string[] = [];
  for (const rule of RULES) {
    const step = steps.begin(rule.name);
    const found = await rule.check(built, environment);
    if (found.length === 0) step.done();
    else step.failed();
    problems.push(...found);
  }
  return problems;
}

/**
 * Runs the contract gate for a built release: every rule, then a real browser over the live host with the new remote
 * and the other live ones.
 *
 * @throws CommandError with all problems.
 */
export async function requireContract(
  context: ReleaseContext,
  registry: Registry,
  built: BuiltRelease,
): Promise<void> {
  const { store, steps, stopping, env, buildHost } = context;
  const { name, build } = built.release;
  const what = `${name} ${build}`;
  const environment = {
    others: await claimsOfOthers(store, registry, name),
    contracts: await servedContracts(context),
  };
  const problems = await checkRules(context, built, environment);
  if (problems.length > 0) refuse(what, problems);
  if (buildHost === null) {
    steps.line(
      '  - Not opened in a browser: the host is not built here. The host itself tries it before it serves it.',
    );
    return;
  }
  // Only where it is needed: a remote's own repository has no browser to drive.
  const { smokeTest } = await import('./smoke/smoke-test.ts');
  const host = await buildHost(steps, stopping);
  throwIfStopped(stopping);
  const pages = Object.keys(built.release.pages).length;
  const step = steps.begin('Live host, new remote, in Chromium');
  try {
    const found = await smokeTest({
      hostDist: host.dist,
      sources: [
        ...(await liveSources(store, registry, name)),
        { kind: 'folder', folder: built.folder, bytes: built.bytes },
      ],
      judged: [name],
      env,
      stopping,
    });
    if (found.length > 0) refuse(what, found);
    step.done(`${pages} pages opened`);
  } catch (error) {
    step.failed();
    throw error;
  }
}
