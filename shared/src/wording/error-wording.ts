/** Severity: `notice` resolves itself, `warning` needs the person, `failure` did not work. */
export type Severity = 'notice' | 'warning' | 'failure';

/** The text of an error for people. */
export interface ErrorWording {
  title: string;
  /** What happened, in one plain sentence. */
  sentence: string;
  /** What the person can do. */
  advice: string;
  severity: Severity;
}
