/** One change that breaks one rule, and the test that has to fail. */
export interface Mutation {
  /** The rule, as a person would search for it. */
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
  /** A test failed, as it should. */
  | 'killed'
  /** Every test passed: none covers the rule. */
  | 'survived'
  /** No test completed: the change breaks more than the rule, or hangs. */
  | 'broken';

type Shared = Partial<Pick<Mutation, 'section' | 'file' | 'test'>>;

/**
 * Completes mutations with their shared fields.
 *
 * @example export const footer = mutations({ section: '2', file, test }, [{ rule, from, to }, { rule, from, to }]);
 */
export function mutations<S extends Shared>(
  shared: S,
  list: readonly (Omit<Mutation, keyof S> & Partial<Mutation>)[],
): Mutation[] {
  // The compiler has checked that fields that are not shared are in each one.
  return list.map((mutation) => ({ ...shared, ...mutation }) as Mutation);
}
