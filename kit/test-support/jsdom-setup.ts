import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

/** The parts of a request that the router reads when it navigates to a route without loaders. */
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

// The router needs these, which jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: NavigationRequest });

// Generous, because a busy machine is many times slower. No test is about how fast something appears.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing can be scrolled to. Server tests have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
