/** One figure of the quality card, with its cases. */
export interface Figure {
  name: string;
  good: number;
  of: number;
  target?: { atLeast: number } | { atMost: number };
  /** Lines with a wrong outcome, for debugging. */
  failures: string[];
}

/** Formats keys of services for a reader: `beachAccess, doctorOnCall` becomes “beach access, doctor on call”. */
export const formatKeys = (keys: Iterable<string>): string =>
  [...keys].map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ');

export const share = ({ good, of }: Pick<Figure, 'good' | 'of'>): number => (of === 0 ? 0 : good / of);

/** Whether a figure meets its target; one without a target does. */
export function meets({ target, ...counts }: Figure): boolean {
  if (!target) return true;
  return 'atLeast' in target ? share(counts) >= target.atLeast : share(counts) <= target.atMost;
}

/** Counts cases one by one. */
export class Count {
  readonly figure: Figure;

  constructor(name: string, target?: Figure['target']) {
    this.figure = { name, good: 0, of: 0, failures: [], ...(target && { target }) };
  }

  /**
   * Counts one case.
   *
   * @param counts whether the case is part of the share
   * @param failure describes a wrong outcome
   */
  add(counts: boolean, failure: string | null): void {
    this.figure.of += 1;
    if (counts) this.figure.good += 1;
    if (failure !== null) this.figure.failures.push(failure);
  }
}
