/** How much an error weighs: `notice` mends itself, `warning` needs the person, `failure` did not work. */
export type Severity = 'notice' | 'warning' | 'failure';

/** An error in words for a person. */
export interface ErrorWording {
  title: string;
  /** What happened, in one plain sentence. */
  sentence: string;
  /** What the person can do. */
  advice: string;
  severity: Severity;
}
