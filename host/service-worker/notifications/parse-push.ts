import * as messages from '../../messages/compiled/service-worker/en.ts';

/** How a notification accepts its request, with the texts for it. */
export interface AcceptAction {
  property: string;
  notification: string;
  label: string;
  /** Title when the server cannot be reached. */
  offline: string;
}

/** What the API sends to a device (api/src/service/notifications/send/send-push.ts). */
export interface PushMessage {
  kind: string;
  title: string;
  body: string;
  /** Link: a path of this site. */
  path: string;
  /** A later message with the same tag replaces an earlier one. */
  tag: string;
  silent: boolean;
  /** The language that it is written in. */
  lang: string;
  /** The button that accepts the request; null for a message without one. */
  accept: AcceptAction | null;
  /** When it happened, in ms since 1970; null when not known. */
  at: number | null;
}

/** Link of a message without one on this site. */
const DASHBOARD = '/dashboard';

/** Shown for a malformed message: browsers require a notification for each push. */
const UNREADABLE: PushMessage = {
  kind: 'unknown',
  title: messages.unknownPushTitle,
  body: messages.unknownPushText,
  path: DASHBOARD,
  tag: 'unknown',
  silent: false,
  lang: 'en',
  accept: null,
  at: null,
};

const ACCEPT_TEXTS = ['property', 'notification', 'label', 'offline'] as const;

/** Parses the button that accepts a request; null for none. */
export function parseAccept(data: unknown): AcceptAction | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Record<string, unknown>;
  return ACCEPT_TEXTS.every((name) => typeof fields[name] === 'string') ? (data as AcceptAction) : null;
}

/** A path of this site, or the dashboard: a message never leads elsewhere. */
export function sameOriginPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return DASHBOARD;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : DASHBOARD;
}

/** Parses a push message; a malformed one becomes a generic one. */
export function parsePush(text: string | undefined, origin: string): PushMessage {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  if (typeof data !== 'object' || data === null) return UNREADABLE;
  const { kind, title, body, path, tag, silent, lang, at, accept } = data as Record<string, unknown>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return UNREADABLE;
  const happened = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return {
    kind: typeof kind === 'string' ? kind : 'unknown',
    title,
    body,
    path: sameOriginPath(path, origin),
    tag,
    silent: silent === true,
    // Staff are told in English, which their messages do not say.
    lang: typeof lang === 'string' ? lang : 'en',
    accept: parseAccept(accept),
    at: Number.isFinite(happened) ? happened : null,
  };
}
