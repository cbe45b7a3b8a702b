import hostPackage from '../host/package.json' with { type: 'json' };

/** Modules that exist once in a browser tab: React, and the shell door. Nothing else is shared at runtime. */
const sharedSingletons = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@bellkey/shared/shell',
] as const;

const reactRange = hostPackage.dependencies.react;

/** How a remote declares them to Module Federation: taken from the host, never shipped by the remote. */
export const consumedFromHost = Object.fromEntries(
  sharedSingletons.map((module) => [
    module,
    {
      import: false as const,
      singleton: true,
      requiredVersion: module.startsWith('@bellkey/') ? (false as const) : reactRange,
    },
  ]),
);
