import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { ROOT } from '../root.ts';
import { apiLine, apiTable } from './api/api-report.ts';
import { measureDeploys } from './deploys/deploys.ts';
import { deploysReport, failedRequests } from './deploys/deploys-report.ts';
import { measureGuest } from './guest/guest.ts';
import { guestLines, guestTable } from './guest/guest-report.ts';
import {
  failedAudits,
  lighthouseHead,
  lighthouseRow,
  lighthouseTable,
  lighthouseVerdict,
} from './lighthouse/lighthouse-report.ts';
import { type DemoStack, liveReport, measureLive } from './live/live.ts';
import { measureLoads } from './load/load.ts';
import { loadReport, loadVerdict } from './load/load-report.ts';
import { print } from './main.ts';
import { desktop } from './network/profiles.ts';
import { measureOffline, offlineHead, offlineRow } from './offline/offline.ts';
import type { Options } from './options.ts';
import { startSeparateStack } from './separate-stack.ts';
import { measureSite } from './site/site.ts';
import { brandUrl } from './site/site-pages.ts';
import { progress, type SiteLine, siteLine, siteRow, siteTable, siteVerdict } from './site/site-report.ts';
import { staffLines, staffTable } from './staff/staff-report.ts';

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

const ONE_BUNDLE = path.join(ROOT, 'node_modules/.cache/bellkey-bench');

/** Of the longest path of the public site. */
const PATH_WIDTH = 38;

const LOAD_PAGES = ['/', '/chat', '/staff-login'];

async function load({ samples, profile, paths }: Options, demo: DemoStack): Promise<void> {
  const { rows, serverPages } = await measureLoads({
    shellUrl: demo.shellUrl,
    paths: paths ?? LOAD_PAGES,
    samples,
    profile,
    chromiumPath: CHROMIUM,
    folder: ONE_BUNDLE,
    print,
  });
  print(`\n${loadReport(rows, profile)}\n\n${loadVerdict(rows, serverPages)}`);
}

async function site({ samples, profile, paths, brands }: Options, demo: DemoStack): Promise<void> {
  const lines: SiteLine[] = [];
  let began = 0;
  await measureSite({
    shellUrl: demo.shellUrl,
    brands,
    paths,
    samples,
    profile,
    chromiumPath: CHROMIUM,
    folder: ONE_BUNDLE,
    print: (line) => {
      began = Date.now();
      print(line);
    },
    onPage: (brand, rows, of) => {
      const line = siteLine(brand, rows);
      lines.push(line);
      print(`${siteRow(line, PATH_WIDTH)}  [${progress(lines.length, of, Date.now() - began)}]`);
    },
  });
  print(`\n${siteTable(lines)}`);
  print(`\nFirst visits, ${profile.name}, HTTP/2, brotli 11, medians of ${samples}\n${siteVerdict(lines)}`);
}

async function lighthouse({ samples, paths, brands }: Options, demo: DemoStack): Promise<void> {
  // On demand: it takes a second to load.
  const { measureLighthouse } = await import('./lighthouse/lighthouse.ts');
  const began = Date.now();
  let done = 0;
  for (const brand of brands) {
    print(`\n${brand}\n${lighthouseHead(PATH_WIDTH)}`);
    const pages = await measureLighthouse({
      shellUrl: brandUrl(demo.shellUrl, brand),
      paths,
      samples,
      chromiumPath: CHROMIUM,
      onPage: (scores, of) => {
        done += 1;
        const howFar = progress(done, of * brands.length, Date.now() - began);
        print(`${lighthouseRow(scores, PATH_WIDTH)}  [${howFar}]`);
      },
    });
    print(`\n${lighthouseTable(brand, pages)}`);
    print(`\n${failedAudits(pages)}\n${lighthouseVerdict(pages)}`);
  }
}

async function deploys(
  { samples, remote }: Options,
  { shellUrl }: DemoStack,
  dataDir: string,
): Promise<void> {
  const measurement = await measureDeploys({ shellUrl, dataDir, remote, deploys: samples, print });
  print(`\n${deploysReport(measurement)}`);
  const failed = failedRequests(measurement);
  if (failed > 0) throw new CommandError(`${failed} requests failed; none may.`);
}

async function offline({ samples, paths }: Options, demo: DemoStack): Promise<void> {
  const chosen = paths ?? LOAD_PAGES;
  print(offlineHead);
  for (const path of chosen) {
    print(
      offlineRow(
        path,
        await measureOffline({ shellUrl: demo.shellUrl, path, samples, chromiumPath: CHROMIUM }),
      ),
    );
  }
}

async function guest({ samples, profile }: Options, demo: DemoStack): Promise<void> {
  const measured = await measureGuest({
    demo,
    samples,
    profile,
    chromiumPath: CHROMIUM,
    onRound: (done) => print(`round ${done} of ${samples}`),
  });
  print(`\n${guestTable(guestLines(measured))}`);
  print(`\n${profile.name}, HTTP/2, brotli, medians of ${samples} unless said otherwise`);
}

/** Operations of the API next to the same rows by prepared statements. */
export async function api({ samples, seconds, databases, rows, full }: Options): Promise<void> {
  // On demand: it loads the API and its database.
  const { measureApi } = await import('./api/api.ts');
  const measured = await measureApi({
    databases,
    rows,
    samples,
    seconds,
    full,
    onRow: (row) => print(apiLine(row)),
  });
  print(`\n${apiTable(measured)}`);
}

/** Arguments of a measurement of a running stack. */
export const MEASUREMENTS = {
  load,
  site,
  lighthouse,
  deploys,
  offline,
  guest,
  live: async ({ samples }: Options, demo: DemoStack) =>
    print(liveReport(await measureLive(demo, samples, CHROMIUM))),
};

/** The staff app's first screen, on a separate stack. */
export async function staff({ samples }: Options): Promise<void> {
  // On demand: it loads the API and its database.
  const [{ makeBusyProperty }, { measureStaff }] = await Promise.all([
    import('./staff/busy-property.ts'),
    import('./staff/staff.ts'),
  ]);
  const own = await startSeparateStack(makeBusyProperty);
  try {
    const measured = await measureStaff({
      demo: own.demo,
      samples,
      profile: desktop,
      chromiumPath: CHROMIUM,
    });
    print(staffTable(staffLines(measured)));
  } finally {
    await own.stop();
  }
}
