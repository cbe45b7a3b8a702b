/** Cost of an answer on the whole server: session, limits, settings, knowledge, database, live stream. */
export interface Load {
  conversations: number;
  turns: number;
  /** 95th percentile from sending a line to its answer on the guest's live stream. */
  p95Ms: number;
  /**
   * CPU time of one answer with everything included; unlike the elapsed time, it hardly depends on the machine's load.
   */
  cpuMs: number;
  /** Statements sent to the database for one line and its answer. */
  queries: number;
}
