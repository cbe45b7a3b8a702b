/** One change that breaks one rule, and the test that has to notice. */
export interface Mutation {
  /** The rule in words, as a person would look it up. */
  rule: string;
  /** Its source: a section of the specification, or another document by its path. */
  section: string;
  /** File that is changed, from the repository's folder. */
  file: string;
  /** Text in that file, exactly once. */
  from: string;
  to: string;
  /** Test file that has to fail, from the repository's folder. */
  test: string;
}

/** Result of one mutation. Only `killed` is right. */
export type Outcome =
  /** A test failed, as it has to. */
  | 'killed'
  /** Every test passed: none holds the rule. */
  | 'survived'
  /** No test ran to its end: the change breaks more than the rule, or it hangs. */
  | 'broken';

type Shared = Partial<Pick<Mutation, 'section' | 'file' | 'test'>>;

/**
 * Makes mutations complete from what they share.
 *
 * @example
 * export const footer = mutations({ section: '2', file, test }, [{ rule, from, to }, { rule, from, to }]);
 */
export function mutations<S extends Shared>(
  shared: S,
  list: readonly (Omit<Mutation, keyof S> & Partial<Mutation>)[],
): Mutation[] {
  // The compiler has seen that what is not shared is in each one.
  return list.map((mutation) => ({ ...shared, ...mutation }) as Mutation);
}
