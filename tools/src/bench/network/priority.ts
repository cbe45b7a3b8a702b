/** Priority of a response, as in RFC 9218. */
export interface Priority {
  /** From 0, the most urgent, to 7. */
  urgency: number;
  /** Whether partial content is useful, so that it may share the link with equally urgent ones. */
  incremental: boolean;
}

const DEFAULT_URGENCY = 3;

/** Parses a `priority` header, as `u=1, i`; with the defaults of RFC 9218. */
export function parsePriority(header: string | string[] | undefined): Priority {
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
