import type { Compiler } from '@rspack/core';

/** The parts that this plugin needs from the bundler's sharing runtime. */
interface Consumed {
  /** Chunk id to the ids of the shared modules that it wants, as JSON. */
  chunks: string;
  /** Module id to share key, as JSON. */
  keys: string;
}

const DATA =
  /consumesLoadingData = \{ chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping: (\{.*\}), initialConsumes: \[\] \};/;
const CONSUMED =
  /("[^"]+"): \{ shareScope: "default", shareKey: ("[^"]+"), import: null, [^}]*singleton: true, eager: false, /g;

/** @throws Error when the bundler's runtime has another form, or a module is shared in another way */
function readConsumed(runtime: string): Consumed {
  const [, chunks, modules = ''] = DATA.exec(runtime) ?? [];
  const found = [...modules.matchAll(CONSUMED)].map(([, id, key]) => `${id}: ${key}`);
  if (!chunks || found.length !== modules.split('shareKey').length - 1) {
    throw new Error('The bundler’s runtime for shared modules has changed: see lean-sharing-plugin.ts.');
  }
  return { chunks, keys: `{${found.join(', ')}}` };
}

/** Selects a loaded version, otherwise the highest, as the bundler's runtime does for singletons. */
const consumesRuntime = ({ chunks, keys }: Consumed): string => `
var chunks = ${chunks};
var keys = ${keys};
var consumed = {};
__webpack_require__.f.consumes = function(chunkId, promises) {
  (chunks[chunkId] || []).forEach(function(id) {
    if (consumed[id]) return promises.push(consumed[id]);
    if (consumed[id] === 0) return;
    var provide = function(load) {
      __webpack_require__.m[id] = function(module) {
        delete __webpack_require__.c[id];
        module.exports = load();
      };
    };
    var fail = function(error) {
      delete consumed[id];
      provide(function() { throw error; });
    };
    try {
      var versions = (__webpack_require__.S["default"] || {})[keys[id]];
      if (!versions) throw Error("Shared module " + keys[id] + " doesn't exist in shared scope default");
      var shared = versions[Object.keys(versions).reduce(function(best, version) {
        return !versions[best].loaded && best.localeCompare(version, void 0, { numeric: true }) < 0 ? version : best;
      })];
      shared.loaded = 1;
      promises.push(consumed[id] = Promise.resolve(shared.get()).then(function(load) {
        consumed[id] = 0;
        provide(load);
      }).catch(fail));
    } catch (error) {
      fail(error);
    }
  });
};
`;

/** Remotes share no modules of their own, so they add nothing to the host's share scope. */
const SHARING_RUNTIME = `
__webpack_require__.S = {};
__webpack_require__.I = function() { return 1; };
`;

/**
 * Replaces the bundler's runtime for modules that a container takes from its host by a small one. The bundler's runtime
 * negotiates versions in twelve ways and includes a parser for version ranges, 1.7 kB of every entry. Our remotes take
 * three singletons in any version: the contract number says which remote fits which host. The container protocol is
 * unchanged (decision 0071).
 */
export class LeanSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanSharingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanSharingPlugin', ({ name, source }) => {
        if (!source) return;
        const runtime = source.source.toString();
        if (name === 'consumes_loading') source.source = Buffer.from(consumesRuntime(readConsumed(runtime)));
        if (name === 'sharing') source.source = Buffer.from(SHARING_RUNTIME);
      });
    });
  }
}
