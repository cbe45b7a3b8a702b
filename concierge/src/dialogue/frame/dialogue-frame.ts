import { z } from 'zod';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';

const WORDS_MAX_CHARS = 200;
/** Most lines of a form that are stored; the latest ones. */
const MOST_SAID = 6;
const MOST_RECENT = 4;
const MOST_WAITING = 2;
const MOST_REFUSED = 12;
const MOST_SLOTS = 8;
const MOST_NOS = 5;

const Words = z.string().max(WORDS_MAX_CHARS);
const Item = z.string().refine((key): key is LexiconKey => Object.hasOwn(SERVICES, key));
const No = z.number().int().positive();

/** A topic of the conversation: a lexicon entry, or a service of the property by its key. */
const Subject = z.union([z.strictObject({ item: Item }), z.strictObject({ service: z.string().max(120) })]);
export type Subject = { item: LexiconKey } | { service: string };

const AboutWish = {
  subject: Subject,
  /** The guest's own lines for it, oldest first. */
  said: z.array(Words).max(MOST_SAID),
  quantity: z.number().int().positive().max(999).nullable(),
};
/** More orders of one service are not kept. */
const MOST_ORDERS = 4;
const Part = z.number().int().min(1).max(MOST_ORDERS);

/** A request that is incomplete. */
const Form = z.strictObject({
  kind: z.literal('form'),
  ...AboutWish,
  /** Filled slots, in the guest's words. */
  slots: z.record(z.string().max(40), Words),
  /** The slot that the guest was asked for last. */
  slot: z.string().max(40),
  /** How often in a row the guest was asked without an answer. */
  asked: z.number().int().nonnegative().max(99),
  /** Which of several orders of the subject it is, from 1. */
  part: Part.optional(),
});

/** A request that the guest was asked to confirm. */
const Offer = z.strictObject({
  kind: z.literal('offer'),
  ...AboutWish,
  /** Number of the open request to change; null for a new one. */
  amends: No.nullable(),
  /** The orders, each as a line of its own, if several. */
  orders: z.array(Words).max(MOST_ORDERS).optional(),
});

/** A cancellation that the guest was asked to confirm, or the requests from which they were asked to choose. */
const CancelOffer = z.strictObject({ kind: z.literal('cancel'), nos: z.array(No).min(1).max(MOST_NOS) });

const Open = z.discriminatedUnion('kind', [Form, Offer, CancelOffer]);

/** A topic of the conversation. */
const Topic = z.strictObject({
  subject: Subject.nullable(),
  /** The guest's words, for searching facts. */
  words: Words,
  /** Whether the guest asked about it, requested it, was offered it, or cancelled it. */
  how: z.enum(['asked', 'wanted', 'offered', 'cancelled']),
  /** Number of the resulting request. */
  no: No.nullable(),
});

/** Dialogue state of a conversation, stored with it. Its size is bounded, however much a guest writes. */
const DialogueFrame = z.strictObject({
  version: z.literal(1),
  /** The last unanswered question to the guest. */
  open: Open.nullable(),
  /** Its text, as the guest read it. */
  question: z.string().max(1_000).nullable(),
  /** Suspended forms, latest first. */
  waiting: z.array(Form).max(MOST_WAITING),
  /** Topics, latest first. */
  recent: z.array(Topic).max(MOST_RECENT),
  /** Numbers of the requests that the last line created or changed. */
  made: z.array(No).max(MOST_RECENT),
  /** What the guest refused. */
  refused: z.array(Subject).max(MOST_REFUSED),
});

export type Form = z.infer<typeof Form> & { subject: Subject };
export type Offer = z.infer<typeof Offer> & { subject: Subject };
export type Open = Form | Offer | z.infer<typeof CancelOffer>;
export type Topic = Omit<z.infer<typeof Topic>, 'subject'> & { subject: Subject | null };
export interface DialogueFrame {
  version: 1;
  open: Open | null;
  question: string | null;
  waiting: Form[];
  recent: Topic[];
  made: number[];
  refused: Subject[];
}

/** The frame of a new conversation. */
export const EMPTY_FRAME: DialogueFrame = {
  version: 1,
  open: null,
  question: null,
  waiting: [],
  recent: [],
  made: [],
  refused: [],
};

/** A stored frame; null if there is none, or it has another version. */
export function parseFrame(stored: unknown): DialogueFrame | null {
  return (DialogueFrame.safeParse(stored).data as DialogueFrame | undefined) ?? null;
}

export const sameSubject = (a: Subject | null, b: Subject | null): boolean =>
  a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);

const words = (text: string) => text.slice(0, WORDS_MAX_CHARS);

const boundForm = (form: Form): Form => ({
  ...form,
  said: form.said.slice(-MOST_SAID).map(words),
  slots: Object.fromEntries(
    Object.entries(form.slots)
      .filter(([slot]) => slot.length <= 40)
      .slice(0, MOST_SLOTS)
      .map(([slot, value]) => [slot, words(value)]),
  ),
  asked: Math.min(form.asked, 99),
});

function boundOpen(open: Open): Open {
  if (open.kind === 'form') return boundForm(open);
  if (open.kind === 'cancel') return { ...open, nos: open.nos.slice(0, MOST_NOS) };
  const orders = open.orders && { orders: open.orders.slice(0, MOST_ORDERS).map(words) };
  return { ...open, ...orders, said: open.said.slice(-MOST_SAID).map(words) };
}

/** A frame within its limits: the oldest entries are dropped. */
export function bounded(frame: DialogueFrame): DialogueFrame {
  return {
    version: 1,
    open: frame.open && boundOpen(frame.open),
    question: frame.open && frame.question ? frame.question.slice(0, 1_000) : null,
    waiting: frame.waiting.slice(0, MOST_WAITING).map(boundForm),
    recent: frame.recent.slice(0, MOST_RECENT).map((topic) => ({ ...topic, words: words(topic.words) })),
    made: frame.made.slice(-MOST_RECENT),
    refused: frame.refused.slice(-MOST_REFUSED),
  };
}
