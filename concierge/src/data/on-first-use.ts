/**
 * A value that is made when it is first asked for, and kept. What is large is decoded this way: most processes that load
 * the concierge's modules, such as the API's main thread and nearly all tests, never ask for it. Worker threads do so
 * before a guest does, when they warm up.
 */
export function onFirstUse<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
