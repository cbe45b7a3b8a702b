/** One version of a shared module, in the format of Module Federation containers and runtime. */
interface SharedVersion {
  version: string;
  get(): Promise<() => unknown>;
  lib(): unknown;
  loaded: true;
  from: string;
  scope: string[];
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: true; requiredVersion: false; eager: true };
}

export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * The host's modules as a Module Federation share scope. The same object serves the first page, whose container is
 * initialised directly, and the federation runtime, which loads every later one.
 *
 * @param modules by share key; all loaded
 */
export function createShareScope(modules: Record<string, { version: string; module: unknown }>): ShareScope {
  return Object.fromEntries(
    Object.entries(modules).map(([key, { version, module }]) => [
      key,
      {
        [version]: {
          version,
          get: async () => () => module,
          lib: () => module,
          loaded: true as const,
          from: 'host',
          scope: ['default'],
          useIn: [],
          deps: [],
          strategy: 'loaded-first' as const,
          shareConfig: { singleton: true as const, requiredVersion: false as const, eager: true as const },
        },
      },
    ]),
  );
}
