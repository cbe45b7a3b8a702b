import type { EventReader } from './event-reader.ts';

/** Response of an operation. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
  headers: Headers;
}

/** Options of a call in tests. */
export interface CallOptions {
  body?: unknown;
  /** Raw body, instead of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** The address at the other end of the socket. */
  peer?: string;
}

/** A guest's phone: keeps the cookie that the API sets. */
export interface Guest {
  cookie: string;
  conversationId: string;
  call(operation: string, options?: CallOptions): Promise<Answer>;
  say(body: string, clientId?: string): Promise<Answer>;
  listen(after?: number): Promise<EventReader>;
}

/** A staff member of a hotel. */
export interface Staff {
  call(operation: string, options?: CallOptions): Promise<Answer>;
  listen(after?: number): Promise<EventReader>;
}
