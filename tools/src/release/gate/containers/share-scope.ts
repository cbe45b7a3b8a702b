import { fakeModule } from './fake-module.ts';

const SHARED = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@bellkey/shared/shell'];
/** In the range that remotes ask for; the container protocol compares it. */
const VERSION = '19.99.0';

/** A share scope of fakes, in the format of Module Federation containers. */
export function fakeScope(): Record<string, Record<string, unknown>> {
  const module = fakeModule();
  const entry = {
    version: VERSION,
    get: () => Promise.resolve(() => module),
    lib: () => module,
    loaded: 1,
    from: 'gate',
    eager: true,
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
  };
  return Object.fromEntries(SHARED.map((name) => [name, { [VERSION]: entry }]));
}
