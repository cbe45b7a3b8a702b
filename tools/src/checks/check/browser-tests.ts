/** The browser tests for a change of each part: folders of `e2e/tests`; all of them when none is given. */
const CONCERNED: ReadonlyArray<readonly [part: RegExp, folders: readonly string[]]> = [
  [/^remote-guest\//, ['guest']],
  [/^remote-staff\//, ['staff']],
  [/^remote-marketing\//, ['site']],
  [/^host\//, ['shell', 'site']],
  [/^(?:api|concierge)\//, ['guest', 'staff']],
  [/^(?:tools\/src\/(?:release|stack|parts)|kit|build)\//, ['releases']],
  [/^(?:shared|e2e\/(?:stack|people))\//, ['guest', 'staff', 'site', 'shell', 'releases']],
];
const SPEC = /^e2e\/tests\/(.+\.spec\.ts)$/;
const COMMAND = 'npx playwright test --config e2e/playwright.config.ts';

/** The command for the browser tests of a change; null when there are none. Changed unit tests need none. */
export function browserTestCommand(changed: readonly string[]): string | null {
  const sources = changed.filter((file) => !/\.test\.tsx?$/.test(file));
  const folders = CONCERNED.flatMap(([part, names]) =>
    sources.some((file) => part.test(file)) ? names : [],
  );
  const specs = changed.flatMap((file) => SPEC.exec(file)?.[1] ?? []);
  const others = specs.filter((spec) => !folders.includes(spec.split('/')[0] ?? ''));
  const all = [...new Set([...folders.map((folder) => `tests/${folder}/`), ...others])];
  return all.length > 0 ? `${COMMAND} ${all.join(' ')}` : null;
}
