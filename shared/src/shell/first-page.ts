import type { OperationOutput } from '../api/index.ts';
import type { ApiProblem, ApiResult } from './api-client.ts';
import type { PropertyBar } from './services.ts';

interface FirstDataCommon {
  /** When it was loaded, in milliseconds since 1970. */
  at: number;
  /** What the visitor reads, best first: what they chose on this device, then what the browser prefers. */
  languages: readonly string[];
}

/** The place of the code that a page was opened with, or why there is none. */
export interface FirstPlace extends FirstDataCommon {
  kind: 'place';
  /** As it was in the address. */
  code: string;
  place: ApiResult<OperationOutput<'POST /api/qr/resolve'>>;
  /** Why the session could not be started, when the form was sent without scripts. */
  problem: ApiProblem | null;
}

/** The guest's conversation, as it is answered to a session. */
export interface FirstConversation extends FirstDataCommon {
  kind: 'conversation';
  conversation: OperationOutput<'GET /api/guest/conversation'>;
  form: {
    /** Id of the next message that the form sends: however often it is sent, it arrives once. */
    clientId: string;
    /** What was sent and not taken, and why. */
    body: string;
    problem: ApiProblem | null;
  };
}

/** The property whose own address was opened: the same for everyone who reads the same languages. */
export interface FirstProperty extends FirstDataCommon {
  kind: 'property';
  front: OperationOutput<'GET /api/properties/at/{subdomain}/front'>;
}

/** What the server loads and renders a page with; the browser takes the page over with the same. */
export type FirstData = FirstPlace | FirstConversation | FirstProperty;

/** A page that is in the HTML with data of this visitor. */
export interface FirstPage {
  remote: string;
  page: string;
  data: FirstData;
  /** The property's bar, where the page has one. */
  bar: PropertyBar | null;
}

/** What a page module exports in addition to `Page` when its page has first data. */
export interface FirstPageModule {
  /**
   * Loads what the page needs to be rendered with this data in one piece, on the server and before the browser takes it
   * over. Answers the property's bar.
   */
  prepare(data: FirstData): Promise<PropertyBar | null>;
}
