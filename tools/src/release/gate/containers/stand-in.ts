/**
 * Something that can be used as any value while a module is evaluated: called, constructed, extended, read, listed. For
 * what a container's modules share with the shell, whose real selves are not needed to see what a module exports.
 */
export function standIn(): unknown {
  // A function of the old kind: it can be called, constructed and extended.
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
