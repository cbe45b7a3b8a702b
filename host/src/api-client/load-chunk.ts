/**
 * Loads a chunk of the host by the rule for chunks that fail (specification, section 4).
 *
 * @param load brings the chunk in with `import()`
 */
export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;
