import { brand } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { errors } from './errors.ts';
import { figures } from './figures.ts';
import { installPrompt } from './install-prompt.ts';
import type { Mutation } from './mutation.ts';
import { notFound } from './not-found.ts';
import { pageLoads } from './page-loads.ts';
import { preloading } from './preloading.ts';
import { searchEngines } from './search-engines.ts';
import { security } from './security.ts';
import { serviceWorker } from './service-worker.ts';
import { session } from './session.ts';
import { staffPages } from './staff-pages.ts';
import { topBar } from './top-bar.ts';
import { wording } from './wording.ts';

/** Every figure of section 9 of the specification, and every rule for the shell. */
export const table: readonly Mutation[] = [
  ...figures,
  ...brand,
  ...topBar,
  ...installPrompt,
  ...serviceWorker,
  ...notFound,
  ...errors,
  ...pageLoads,
  ...session,
  ...staffPages,
  ...wording,
  ...catalogue,
  ...preloading,
  ...searchEngines,
  ...security,
];
