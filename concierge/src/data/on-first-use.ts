/**
 * A value that is created on first use and kept. Large data is decoded this way, because most processes that load the
 * concierge's modules, such as the API's main thread and nearly all tests, never use it. Worker threads use it when
 * they warm up, before a guest does.
 */
export function onFirstUse<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
