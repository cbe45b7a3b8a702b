import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';

/** As much of a request as the router reads when it navigates to a route without loaders. */
class NavigationRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
  }
}

// The router needs what jsdom leaves out.
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: NavigationRequest });

// jsdom lays nothing out, so nothing can be scrolled to. Server tests have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
