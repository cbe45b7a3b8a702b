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
  /** The same message in the guest's other languages, if the property has kept the catalogue's. */
  otherStarters?: readonly string[];
  /** Other names that guests have for it, in any language. */
  words?: readonly string[];
  department: { key: string; name: string };
  kind: 'deliver' | 'fix' | 'book' | 'inform' | 'approve' | 'emergency';
  /** Slots that the guest must fill before the concierge may make the request. */
  requiredSlots: readonly string[];
  /** Minutes within which the property promises to do it; null if no time may be promised. */
  promiseMinutes: number | null;
  /** Largest quantity that needs no person. */
  maxQuantity: number;
  active: boolean;
}

/** A fact of the property that this guest may read; the scope is already checked. */
export interface KnownFact {
  source: Source;
  /** What it answers, as `breakfast.hours`. */
  key: string;
  /** Values by name, as `{ from: '07:00', to: '10:30' }`. Answers are rendered from these instead of prose. */
  values: Record<string, string>;
  /** One sentence per language, already true and complete. */
  text: Record<string, string>;
  /** Other words that guests use for it. */
  keywords?: readonly string[];
  /**
   * How well it fits the question of the search, among all that the property knows; all from 0 to 1 except the counts
   * and margins. `named`, `titled`: the part of its names, and of its title, that the question contains. `covered`: the
   * part of the question that it explains. `alike`: similarity of topics; `ahead`: its margin over every other fact,
   * negative if another fact is closer. `matched`: number of the question's words in it. `meant`, `meantAhead`:
   * similarity and margin by the meaning of words.
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

/** The guest's cart: a proposed order. Nothing is ordered before the guest says so. */
export type CartView = Order;

/** A change of the cart: the new quantity of a dish, with its options and note. */
export interface OrderChange {
  itemId: string;
  quantity: number;
  choices?: ReadonlyArray<{ groupId: string; choiceId: string }>;
  note?: string | null;
}

/** The input of one turn of the concierge. The server fills it; only the texts in `history` come from the guest. */
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
  /** What the property lets the concierge do; `auto` by default. */
  mode?: ConciergeMode;
  /** A person is awaited, who gets everything but plain requests and facts (decision 0111). */
  awaited?: boolean;
  /** The line is the rest of one about danger, which the alarm has answered. */
  hasDanger?: boolean;
  /** Which language model may answer; by default the one that the process was started with. */
  remote?: RemoteChoice;
  /** The menu as it is served now. Its texts are data. */
  menu?: readonly MenuItem[];
  /** The guest's open cart. */
  cart?: CartView | null;
  /** `TurnResult.frame` of this conversation's last turn, unchanged; absent in a new conversation. */
  frame?: unknown;
}

/**
 * `off`: a person answers everything. `suggest`: the concierge drafts and a person sends. `auto`: the concierge answers
 * by itself.
 */
export type ConciergeMode = 'off' | 'suggest' | 'auto';

/** An action that a drafted answer assumes. It has not been carried out. */
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
      another?: true;
      department?: string;
    }
  | { kind: 'cancel'; no: number; title: string }
  | { kind: 'order'; changes: readonly OrderChange[]; allergy: string | null; title: string };

/** Actions of the concierge; the server checks each and carries it out with the guest's own rights. */
export interface TurnPorts {
  searchKnowledge(query: string): Promise<readonly KnownFact[]>;
  createRequest(input: {
    service: string;
    quantity: number | null;
    note: string | null;
    details?: readonly RequestDetail[];
    /** Number of the guest's own open request that this changes. */
    amends?: number | null;
    /** Which of the turn's several orders of this service it is, from 1, or another than an open request. */
    part?: number;
    another?: true;
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
  /** Shows progress while the answer is being written; nothing of it is stored. */
  show(progress: { kind: 'step'; step: string } | { kind: 'delta'; text: string }): void;
}

/**
 * Result of a turn. `reply` is null when the guest needs no answer (“ok, thanks”) and when the server's own message
 * about a handoff is enough.
 */
export interface TurnResult {
  reply: string | null;
  /** In mode `suggest`: what the concierge would have said and done, for the staff alone. */
  draft?: { text: string; proposed: readonly DraftedAction[] };
  /** The language that the guest wrote in. Everything else about this turn uses it too. */
  language?: string;
  parts: MessagePart[];
  /** `embedded`, or the model's name. */
  engine: string;
  /** The reason to ask for a person, and a summary; the server writes the guest's message about it. */
  handoff: { reason: string; summary: string } | null;
  /** Tool calls of the turn, for the audit trail. */
  actions: ReadonlyArray<{ tool: string; input: unknown; outcome: 'done' | 'refused'; reason?: string }>;
  /** Why the embedded engine answered instead of a language model. */
  fallback?: FallbackReason | null;
  /** Language model usage of this turn. */
  usage?: { turns: number; tokens: number };
  /** The guest's question that no fact of the property answers. */
  unanswered?: string;
  /**
   * The kind of alarm, if the concierge did not understand the line and it may mean that a person is in danger. Staff
   * are alerted and the guest is asked whether they are safe; there is no other answer.
   */
  possibleDanger?: string;
  /**
   * Open questions and subjects after this turn, as JSON of at most a few kilobytes with the guest's words in it. The
   * caller stores it with the conversation and passes it to the next turn.
   */
  frame?: object;
}

/** Whether a turn ends with a question to the guest that the next line may answer. */
export const asksGuest = ({ frame }: Pick<TurnResult, 'frame'>): boolean =>
  frame !== undefined && 'open' in frame && frame.open !== null;

/**
 * Answers one guest message. Never throws for anything a guest can type: if the engines fail, the turn ends in a
 * handoff.
 */
export type RunTurn = (context: TurnContext, ports: TurnPorts, signal: AbortSignal) => Promise<TurnResult>;
