/** A request that the guest's own lines ask for. */
export interface AskedRequest {
  service: string;
  quantity: number | null;
  /** What the lines say of its slots, in the guest's words. */
  slots: Readonly<Record<string, string>>;
  /** Number of the open request that it changes. */
  amends: number | null;
}

/**
 * What the guest's own lines ask for, as the embedded understanding reads them. A language model carries out this and
 * nothing else (decision 0430); what it proposes where the lines leave room is put to the guest first.
 */
export interface Asked {
  requests: readonly AskedRequest[];
  /** Numbers of open requests to cancel. */
  cancels: readonly number[];
  dishes: ReadonlyArray<{ item: string; quantity: number }>;
  /** The line was not understood, so that it may ask for anything. */
  unclear: boolean;
  /** Keys of services that the line names without asking for them for certain. */
  named: ReadonlySet<string>;
  /** The line agrees to what was asked last. */
  agrees: boolean;
  /** The line cancels something, without saying what. */
  cancelsSomething: boolean;
}
