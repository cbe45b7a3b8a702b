import type {
  Assurance,
  MenuItem,
  MessagePart,
  Order,
  Place,
  PropertySummary,
  RequestDetail,
  ServiceRequest,
  Source,
} from '@bellkey/shared/api';
import type { FallbackReason, RemoteChoice } from './remote-engine.ts';

/** A service that the property offers, as the concierge needs it (docs/product.md#service-catalogue). */
export interface OfferedService {
  /** Catalogue key, as `towels` or `lateCheckout`. */
  key: string;
  title: string;
  /** Description in the property's own words, for guests. */
  description?: string;
  /** A guest's first message that asks for it. */
  starter?: string;
  /** Other names that guests have for it, in any language. */
  words?: readonly string[];
  department: { key: string; name: string };
  kind: 'deliver' | 'fix' | 'book' | 'inform' | 'approve' | 'emergency';
  /** Slots that must be filled before the request may be made. */
  requiredSlots: readonly string[];
  /** Minutes until it is promised to be done; null where no time may be promised. */
  promiseMinutes: number | null;
  /** Largest quantity that goes through without a person. */
  maxQuantity: number;
  active: boolean;
}

/** A fact of the property that this guest may read; the scope is already checked. */
export interface KnownFact {
  source: Source;
  /** What it answers, as `breakfast.hours`. */
  key: string;
  /** Values by name, as `{ from: '07:00', to: '10:30' }`; answers are rendered from these, not from prose. */
  values: Record<string, string>;
  /** One sentence per language, already true and complete. */
  text: Record<string, string>;
  /** Other words that guests use for it. */
  keywords?: readonly string[];
  /**
   * How well it fits the question that was searched for, among all that the property knows: how much of its name the
   * question says, how much of its title, how much of the question it accounts for, and how much both are about the same
   * topics, each from 0 to 1; how many words of the question it has; by how much its topics are more alike than those
   * of every other fact, negative where another one's are; and the same two for the meaning of their words.
   */
  fit?: {
    named: number;
    titled: number;
    covered: number;
    alike: number;
    matched: number;
    ahead: number;
    meant: number;
    meantAhead: number;
  };
}

/** The guest's cart: what would be ordered, nothing of which is before the guest says so. */
export type CartView = Order;

/** A change of the cart: so many of a dish, so made, are to be in it. */
export interface OrderChange {
  itemId: string;
  quantity: number;
  choices?: ReadonlyArray<{ groupId: string; choiceId: string }>;
  note?: string | null;
}

/** What one turn of the concierge knows. All of it comes from the session, none from what the guest typed. */
export interface TurnContext {
  turnId: string;
  property: PropertySummary;
  place: Place;
  assurance: Assurance;
  /** Since the last resolution, oldest first; the last one is the guest's message to answer. */
  history: ReadonlyArray<{ from: 'guest' | 'ai' | 'staff' | 'system'; text: string; at: Date }>;
  openRequests: readonly ServiceRequest[];
  services: readonly OfferedService[];
  now: Date;
  /** What the property lets the concierge do; `auto` unless told. */
  mode?: ConciergeMode;
  /**
   * A person is awaited in this conversation: plain requests and facts are served, and everything else is left to that
   * person (decision 0111).
   */
  awaited?: boolean;
  /** The line is what is left of one about danger, which the alarm has answered. */
  besideDanger?: boolean;
  /** Which language model may answer; the one that the process was started with unless told. */
  remote?: RemoteChoice;
  /** What is on the menu, as it is served now. Its texts are data. */
  menu?: readonly MenuItem[];
  /** The guest's open cart. */
  cart?: CartView | null;
  /** What the last turn of this conversation kept in `TurnResult.frame`, unchanged; nothing for a new conversation. */
  frame?: unknown;
}

/** `off`: a person answers everything. `suggest`: it drafts, a person sends. `auto`: it answers by itself. */
export type ConciergeMode = 'off' | 'suggest' | 'auto';

/** Something that a drafted answer supposes to have been done; nothing of it has been. */
export type DraftedAction =
  | {
      kind: 'request';
      service: string;
      title: string;
      quantity: number | null;
      note: string | null;
      details?: readonly RequestDetail[];
      amends?: number | null;
      part?: number;
      department?: string;
    }
  | { kind: 'cancel'; no: number; title: string }
  | { kind: 'order'; changes: readonly OrderChange[]; allergy: string | null; title: string };

/** What the concierge may do to the world; each is checked and carried out by the server with the guest's own rights. */
export interface TurnPorts {
  searchKnowledge(query: string): Promise<readonly KnownFact[]>;
  createRequest(input: {
    service: string;
    quantity: number | null;
    note: string | null;
    details?: readonly RequestDetail[];
    /** Number of the guest's own open request that this changes. */
    amends?: number | null;
    /** Which of the turn's several orders of this service it is, from 1; each becomes a request of its own. */
    part?: number;
    /** Key of the department that is to have it, if not the service's own: of a note, the one that the guest names. */
    department?: string;
  }): Promise<{ ok: true; value: ServiceRequest } | { ok: false; error: { code: string; detail: string } }>;
  cancelRequest(
    no: number,
  ): Promise<{ ok: true; value: ServiceRequest } | { ok: false; error: { code: string; detail: string } }>;
  /** Puts dishes into the guest's cart or takes them out. Orders nothing: only the guest's own tap does. */
  changeCart(
    changes: readonly OrderChange[],
    allergy: string | null,
  ): Promise<{ ok: true; value: CartView } | { ok: false; error: { code: string; detail: string } }>;
  /** Shown while the answer is being written; nothing of it is kept. */
  show(progress: { kind: 'step'; step: string } | { kind: 'delta'; text: string }): void;
}

/**
 * Result of a turn. `reply` is null when silence is right (the guest said "ok, thanks") and when the server's own
 * message about a handoff is enough.
 */
export interface TurnResult {
  reply: string | null;
  /** In mode `suggest`: what the concierge would have said and done, for the staff alone. */
  draft?: { text: string; proposed: readonly DraftedAction[] };
  /** The language that the guest wrote in, so that whatever else is said about this turn is said in it too. */
  language?: string;
  parts: MessagePart[];
  /** `embedded`, or the model's name. */
  engine: string;
  /** A person is to be fetched, and why; the server writes what the guest reads about it. */
  handoff: { reason: string; summary: string } | null;
  /** Tools that were carried out, for the audit trail. */
  actions: ReadonlyArray<{ tool: string; input: unknown; outcome: 'done' | 'refused'; reason?: string }>;
  /** Why the embedded engine answered in a language model's place. */
  fallback?: FallbackReason | null;
  /** What a language model used for this turn. */
  usage?: { turns: number; tokens: number };
  /** What the guest wanted to know and nothing here could tell. */
  unanswered?: string;
  /**
   * Nothing here understood the line, and it may say that a person is in danger: the kind of alarm. Staff are to be
   * alerted and the guest asked whether they are safe; there is no other answer.
   */
  possibleDanger?: string;
  /**
   * What is open and was talked about after this turn: to be stored with the conversation and given to its next turn. JSON,
   * at most a few kilobytes, with the guest's words in it.
   */
  frame?: object;
}

/** Whether a turn ends with a question to the guest, which the next line may answer. */
export const asksGuest = ({ frame }: Pick<TurnResult, 'frame'>): boolean =>
  frame !== undefined && 'open' in frame && frame.open !== null;

/** Answers one guest message. Never throws for anything a guest can type: a failing engine ends in a hand-off. */
export type RunTurn = (context: TurnContext, ports: TurnPorts, signal: AbortSignal) => Promise<TurnResult>;
