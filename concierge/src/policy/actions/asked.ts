/** A request in the guest's own lines. */
export interface AskedRequest {
  service: string;
  quantity: number | null;
  /** Slot values in the lines, in the guest's words. */
  slots: Readonly<Record<string, string>>;
  /** Number of the open request to change. */
  amends: number | null;
  /** Which of several orders of the service it is, and the guest's words for it. */
  part?: { no: number; lines: readonly string[] };
  /** Key of the department that a note is for. */
  department?: string;
}

/**
 * The wishes in the guest's own lines, as the embedded engine understands them. A language model may carry out only
 * these (decision 0430). If the lines are ambiguous, the guest confirms the proposal first.
 */
export interface Asked {
  requests: readonly AskedRequest[];
  /** Numbers of open requests to cancel. */
  cancels: readonly number[];
  dishes: ReadonlyArray<{ item: string; quantity: number }>;
  /** The line was not understood, so it may ask for anything. */
  unclear: boolean;
  /** Keys of services that the line mentions without clearly requesting them. */
  named: ReadonlySet<string>;
  /** The line agrees to the last question. */
  agrees: boolean;
  /** The line cancels something, without naming it. */
  cancelsSomething: boolean;
}
