import type { Message } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** `answer` goes to the guest; `note` is for staff only and has its own endpoint. */
export type WriteMode = 'answer' | 'note';

/** What identifies a text: the sender's own id, and the idempotency key. A repeat is accepted once. */
interface Identified {
  clientId: string;
}

/** A text that the API has not accepted yet. */
export type Unsent<Text extends Identified> = Text & {
  state: { status: 'sending' } | { status: 'failed'; problem: ApiProblem };
};

/** A text to a guest, or a note about them. */
export interface GuestText extends Identified {
  conversationId: string;
  mode: WriteMode;
  body: string;
  /** Uploaded photos of a note. */
  photoIds?: readonly string[];
  /** Ids of members whom a note names. */
  mentions?: string[] | undefined;
  /** The last message that the writer had read, for an answer; absent: whether a colleague was faster is not asked. */
  after?: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

export type OutboxItem = Unsent<GuestText>;

export type Outbox = readonly OutboxItem[];

type Of<Text extends Identified> = ReadonlyArray<Unsent<Text>>;

/** Adds a text, or tries it again under the same id. */
export function withSending<Text extends Identified>(outbox: Of<Text>, text: Text): Of<Text> {
  const sending: Unsent<Text> = { ...text, state: { status: 'sending' } };
  return outbox.some(({ clientId }) => clientId === text.clientId)
    ? outbox.map((one) => (one.clientId === text.clientId ? sending : one))
    : [...outbox, sending];
}

export const withFailed = <Text extends Identified>(
  outbox: Of<Text>,
  clientId: string,
  problem: ApiProblem,
): Of<Text> =>
  outbox.map((one) => (one.clientId === clientId ? { ...one, state: { status: 'failed', problem } } : one));

export const withoutItem = <Text extends Identified>(outbox: Of<Text>, clientId: string): Of<Text> =>
  outbox.some((one) => one.clientId === clientId)
    ? outbox.filter((one) => one.clientId !== clientId)
    : outbox;

/** A message that has arrived, by its response or by the stream, leaves the outbox. */
export const withArrived = (outbox: Outbox, message: Message): Outbox =>
  message.clientId === null ? outbox : withoutItem(outbox, message.clientId);
