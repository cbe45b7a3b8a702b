/**
 * A value that works as anything while a module is evaluated: called, constructed, extended, read, listed. It replaces
 * the modules that a container shares with the shell, because a module's exports can be listed without them.
 */
export function fakeModule(): unknown {
  // A classic function: it can be called, constructed and extended.
  const target = function StandIn() {};
  const proxy: unknown = new Proxy(target, {
    get(_, key) {
      if (key === 'prototype') return target.prototype;
      // Not a promise: awaiting it has to end.
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      return proxy;
    },
    has: () => true,
    apply: () => proxy,
    construct: () => proxy as object,
  });
  return proxy;
}
