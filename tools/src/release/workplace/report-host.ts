import { CommandError } from '../../command/command.ts';
import { type HostAnswer, hostOfStore, untilHostServes, type Wanted } from './host-answer.ts';
import type { ReleaseContext } from './release-command.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function whyNot(
  answer: Exclude<HostAnswer, { outcome: 'live' | 'untold' | 'stopped' }>,
  { url, what }: { url: string; what: string },
): string {
  switch (answer.outcome) {
    case 'refused':
      return `The host refuses it and goes on with what it had: ${answer.reason}`;
    case 'quarantined':
      return `${what} failed before and is in quarantine there, so another release is served. ${url}/developers-admin/developers says what failed and can lift it.`;
    case 'silent':
      return `${url} has not taken it over yet. Its log and /developers-admin/developers say why.`;
  }
}

/** Reports the response to a change of the host that serves this store, where one is known. */
export async function reportHost(context: ReleaseContext, remote: string, wanted: Wanted): Promise<void> {
  const { env, dataDir, own, steps, stopping } = context;
  const url = hostOfStore(env, dataDir, own);
  if (url === null) {
    steps.line('  Hosts that read this store take it over within 5 s.');
    return;
  }
  const step = steps.begin(`Wait for ${url}`);
  const answer = await untilHostServes(url, remote, wanted, stopping);
  if (answer.outcome === 'live') {
    const does = wanted.kind === 'no-canary' ? 'serves none any more' : 'serves it';
    step.done(`${does}, ${seconds(answer.milliseconds)} after the change`);
    return;
  }
  if (answer.outcome === 'untold') return step.done('it does not say which canaries it serves');
  step.failed();
  if (answer.outcome === 'stopped') throw new CommandError('Stopped.');
  const what = wanted.kind === 'no-canary' ? remote : `${remote} ${wanted.build}`;
  steps.line(`  ! ${whyNot(answer, { url, what })}`);
  process.exitCode = 1;
}
