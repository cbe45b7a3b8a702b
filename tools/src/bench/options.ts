import { CommandError } from '../command/command.ts';
import { parseArguments } from '../command/command-arguments.ts';
import { API_ROWS, type ApiRows, type DatabaseKind } from './api/data/api-choices.ts';
import { fast4g, type LinkProfile, slow4g } from './network/profiles.ts';
import { BRAND_SUBDOMAINS, type BrandKey } from './site/site-pages.ts';

/** Usage of `npm run bench`. */
export const USAGE = `npm run bench -- load [--samples 7] [--link slow4g|fast4g] [--pages /,/chat,/staff-login]
npm run bench -- site [--samples 3] [--link slow4g|fast4g] [--pages /,/str] [--brand default|harbourline|all]
npm run bench -- lighthouse [--samples 1] [--pages /,/str] [--brand default|harbourline|all]
npm run bench -- offline [--samples 5] [--pages /,/chat,/staff-login]
npm run bench -- live [--samples 7]
npm run bench -- staff [--samples 7]
npm run bench -- guest [--samples 7] [--link slow4g|fast4g]
npm run bench -- deploys [--samples 200] [--remote guest]
npm run bench -- api [--samples 5] [--seconds 2] [--database pglite|postgres|both] [--rows operations,answers,neighbour,streams] [--full]
site visits every page of the public site in three variants, lighthouse every page of the sitemap; a visit is some 6 s, a run of Lighthouse some 20 s; both say how long is left, and end in a table in Markdown
api starts an API on databases of its own and removes them; postgres needs DATABASE_URL of a server where it may create one
staff fills a stack of its own with 400 rooms and 2,000 open requests
each of the others with [--demo .data/demo.json] for a stack that is up; otherwise one is started`;

/** Default number of samples of each measurement. */
const SAMPLES = {
  load: 7,
  site: 3,
  lighthouse: 1,
  offline: 5,
  live: 7,
  staff: 7,
  guest: 7,
  deploys: 200,
  api: 5,
} as const;
export type MeasurementName = keyof typeof SAMPLES;

const BRANDS = Object.keys(BRAND_SUBDOMAINS) as BrandKey[];

function readDatabases(name: string | undefined): DatabaseKind[] {
  if (name === 'pglite' || name === 'postgres') return [name];
  if (name === 'both') return ['pglite', 'postgres'];
  if (name !== undefined) throw new CommandError('--database takes pglite, postgres or both.');
  return process.env.DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
}

function readRows(names: string | undefined): ApiRows[] {
  if (names === undefined) return [...API_ROWS];
  const chosen = API_ROWS.filter((row) => names.split(',').includes(row));
  if (chosen.length !== names.split(',').length)
    throw new CommandError(`--rows takes some of ${API_ROWS.join(',')} with commas between.`);
  return chosen;
}

const WORDS = {
  allowPositionals: true,
  options: {
    samples: { type: 'string' },
    link: { type: 'string', default: 'slow4g' },
    pages: { type: 'string' },
    brand: { type: 'string' },
    remote: { type: 'string', default: 'guest' },
    demo: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string' },
    rows: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
} as const;

/** What to measure. */
export interface Options {
  measurement: MeasurementName;
  samples: number;
  profile: LinkProfile;
  /** Null: the measurement's default. */
  paths: string[] | null;
  brands: BrandKey[];
  /** The remote to deploy. */
  remote: string;
  /** `demo.json` of a running stack; without it a separate one is started. */
  demo: string | undefined;
  /** Duration of a sample of the API. */
  seconds: number;
  /** Databases of the API, one after the other. */
  databases: DatabaseKind[];
  /** The API's rows to measure. */
  rows: ApiRows[];
  /** Whether streams are measured for the full duration of their limits. */
  full: boolean;
}

function readBrands(name: string | undefined, measurement: MeasurementName): BrandKey[] | null {
  // Every page is measured in both brands; Lighthouse's run is long, and the brands differ by three colours.
  const wanted = name ?? (measurement === 'site' ? 'all' : 'default');
  if (wanted === 'all') return BRANDS;
  const brand = BRANDS.find((key) => key === wanted);
  return brand ? [brand] : null;
}

/** Parses the arguments after `bench`. @throws CommandError with the usage when they are invalid. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArguments(args, WORDS, USAGE);
  const measurement = (Object.keys(SAMPLES) as MeasurementName[]).find((name) => name === positionals[0]);
  if (!measurement) throw new CommandError(`There is no such measurement. Use:\n${USAGE}`);
  const samples = Number(values.samples ?? SAMPLES[measurement]);
  const profile = new Map([
    ['slow4g', slow4g],
    ['fast4g', fast4g],
  ]).get(values.link);
  const brands = readBrands(values.brand, measurement);
  const paths = values.pages?.split(',') ?? null;
  if (!Number.isInteger(samples) || samples < 1)
    throw new CommandError(`--samples takes a whole number from 1 on.`);
  if (!profile) throw new CommandError(`--link takes slow4g or fast4g.`);
  if (!brands) throw new CommandError(`--brand takes ${BRANDS.join(', ')} or all.`);
  const invalid = paths?.find((path) => !path.startsWith('/'));
  if (invalid !== undefined)
    throw new CommandError(`--pages takes paths with commas between, as /,/str; "${invalid}" is none.`);
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new CommandError('--seconds takes a whole number from 1 on.');
  const { remote, demo, full } = values;
  const [databases, rows] = [readDatabases(values.database), readRows(values.rows)];
  return { measurement, samples, profile, paths, brands, remote, demo, seconds, databases, rows, full };
}
