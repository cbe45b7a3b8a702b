/** What an answer costs and takes on the whole server: session, limits, settings, knowledge, database, live stream. */
export interface Load {
  conversations: number;
  turns: number;
  /** 95th percentile from sending a line to having its answer on the guest's live stream. */
  p95Ms: number;
  /** Of one core, everything included; unlike the time, it hardly depends on what else the machine does. */
  cpuMs: number;
  /** Statements sent to the database for one line and its answer. */
  queries: number;
}
