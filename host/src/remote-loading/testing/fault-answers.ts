import type { ComposedPage, ComposedRemote } from '@bellkey/shared/remote';
import type { Probe } from '../files/remote-files.ts';
import type { FileFault } from './fault-matrix.ts';

/** What a probe sees of the server under each fault. */
export const answers: Record<FileFault, Probe> = {
  '404': { status: 404, contentType: 'text/plain' },
  '410': { status: 410, contentType: 'text/plain' },
  '200 with HTML': { status: 200, contentType: 'text/html' },
  '500': { status: 500, contentType: 'text/plain' },
  '503': { status: 503, contentType: 'text/html' },
  '429': { status: 429, contentType: 'text/plain' },
  reset: null,
  hang: null,
  'truncated script': { status: 200, contentType: 'text/javascript' },
  'empty 200': { status: 200, contentType: 'text/javascript' },
  'wrong hash': { status: 200, contentType: 'text/javascript' },
  'no container': { status: 200, contentType: 'text/javascript' },
};

/** The hash of every file in this browser, and another. */
export const RIGHT = `sha384-${'right/'.repeat(10)}good`;
export const FAULTY = `sha384-${'wrong/'.repeat(10)}file`;

export const EmptyPage = () => null;

export const pageOf = (remote: string): ComposedPage => ({
  remote,
  name: 'chat',
  path: `/${remote}`,
  title: 'Chat',
  rendering: 'client',
  guard: null,
  frame: 'app',
});

export const remoteOf = (name: string, contract: number): ComposedRemote => ({
  name,
  version: '1.0.0',
  build: 'abcdef',
  contract,
  container: `bellkey_fault_${name}`,
  base: `/remotes/${name}/abcdef/`,
  entry: 'entry.js',
  integrity: 'sha384-x',
});
