/** How urgent an answer is, as RFC 9218 has it. */
export interface Priority {
  /** From 0, the most urgent, to 7. */
  urgency: number;
  /** Whether a part of it is of use, so that it may share the link with others as urgent. */
  incremental: boolean;
}

const DEFAULT_URGENCY = 3;

/** Reads a `priority` header, as `u=1, i`; what it does not say is as RFC 9218 has it. */
export function readPriority(header: string | string[] | undefined): Priority {
  const members = String(header ?? '')
    .split(',')
    .map((member) => member.trim());
  const urgency = members
    .map((member) => /^u=([0-7])$/.exec(member)?.[1])
    .find((digit) => digit !== undefined);
  return {
    urgency: urgency === undefined ? DEFAULT_URGENCY : Number(urgency),
    incremental: members.some((member) => member === 'i' || member === 'i=?1'),
  };
}
