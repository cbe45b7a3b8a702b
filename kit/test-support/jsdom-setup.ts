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

// The router needs what jsdom leaves out.
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: NavigationRequest });

// How long something takes to appear is not part of a test: a busy machine is many times slower.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing can be scrolled to. Server tests have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
