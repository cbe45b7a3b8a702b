import type { ReleaseContext } from '../../workplace/release-command.ts';
import { reportHost } from '../../workplace/report-host.ts';
import { endCanary } from './end-canary.ts';
import { isProgram } from './is-program.ts';
import { movePointer } from './move-pointer.ts';
import type { ReleaseOptions } from './options.ts';
import { prepareBuilt, prepareStored } from './prepare.ts';

const DRY_RUN = '  Dry run: nothing was uploaded or changed.';

/** `npm run release` with parsed arguments. */
export async function release(context: ReleaseContext, options: ReleaseOptions): Promise<void> {
  const { steps } = context;
  const { remote, action, share, dryRun } = options;
  if (isProgram(remote)) {
    // Only here: it loads a browser's driver, which the other cases do not need.
    const { releaseProgram } = await import('./programs.ts');
    return releaseProgram(context, remote, dryRun);
  }
  if (action === 'promote' || action === 'abort') {
    const change = await endCanary(context, remote, action, dryRun);
    if (change === null) return steps.line(DRY_RUN);
    context.moved();
    const { build } = change;
    return reportHost(
      context,
      remote,
      action === 'promote' ? { kind: 'live', build } : { kind: 'no-canary' },
    );
  }

  const prepared = options.build
    ? await prepareStored(context, remote, options.build)
    : await prepareBuilt(context, remote, dryRun);
  const moved = await movePointer(context, prepared, { share, dryRun });
  if (moved.outcome === 'unchanged') {
    steps.line(`  ${remote} ${prepared.build} is ${share === null ? 'live' : `at ${share} %`} already.`);
  }
  if (dryRun) {
    if (moved.outcome === 'changed') {
      const whom = share === null ? 'live for everyone' : `the canary of ${share} %`;
      steps.line(`  ${remote} ${prepared.build} would become ${whom}.`);
    }
    return steps.line(DRY_RUN);
  }
  if (moved.outcome === 'changed') {
    context.moved();
    const from = moved.change.from ? ` in place of ${moved.change.from}` : '';
    steps.line(
      share === null
        ? `  ${remote} ${prepared.build} is live${from}.`
        : `  ${remote} ${prepared.build} goes to ${share} % of the visitors; the others keep ${moved.change.from}.\n  End it with --promote (for everyone) or --abort (for no one).`,
    );
  }
  const { build } = prepared;
  await reportHost(
    context,
    remote,
    share === null ? { kind: 'live', build } : { kind: 'canary', build, share },
  );
}
