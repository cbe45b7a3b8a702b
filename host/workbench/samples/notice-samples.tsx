import { InstallOffer } from '../../src/install-prompt/install-offer.ts';
import { InstallPrompt } from '../../src/install-prompt/install-prompt.tsx';
import { OfflineNotice } from '../../src/offline/offline-notice.tsx';
import { createOfflineStatus } from '../../src/service-worker/offline-status.ts';
import { TrialBadge } from '../../src/trying/trial-badge.tsx';
import type { TriedReleases } from '../../src/trying/tried-releases.ts';
import type { Sample } from '../stage/sample.ts';
import { PageBehind } from './page-behind.tsx';

const nothing = () => undefined;
const whole = { whole: true, height: 420 } as const;

const offer = () =>
  new InstallOffer({ ios: false, standalone: false, now: Date.now, storage: () => sessionStorage });
const install = (how: 'native' | 'manual', title: string): Sample => ({
  id: `install-prompt-${how}`,
  component: 'InstallPrompt',
  title,
  ...whole,
  show: () => (
    <>
      <InstallPrompt offer={offer()} how={how} frame="full" />
      <PageBehind />
    </>
  ),
});

const offline = (id: string, title: string, change: { reloadWanted?: true }): Sample => ({
  id: `offline-${id}`,
  component: 'OfflineNotice',
  title,
  whole: true,
  height: 200,
  show: () => {
    const status = createOfflineStatus();
    status.set(change);
    return (
      <>
        <PageBehind />
        <OfflineNotice status={status} announce={nothing} reload={nothing} />
      </>
    );
  },
});

const trial = (id: string, title: string, tried: TriedReleases, notices: readonly string[]): Sample => ({
  id: `trial-${id}`,
  component: 'TrialBadge',
  title,
  whole: true,
  height: 240,
  show: () => (
    <>
      <PageBehind />
      <TrialBadge tried={tried} notices={notices} onPutBack={nothing} />
    </>
  ),
});

/** What appears over a page. */
export const noticeSamples: readonly Sample[] = [
  install('native', 'the browser can install'),
  install('manual', 'the steps on iOS'),
  offline('update', 'a new version, and unsaved input', { reloadWanted: true }),
  trial('on', 'this tab tries a release', { guest: '9aafb675b435' }, []),
  trial('refused', 'a release was not taken', {}, [
    'guest 9aafb675b435 failed (remote-crashed) and was put back.',
  ]),
];
