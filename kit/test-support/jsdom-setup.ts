import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

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

// How long something takes to appear says nothing about what is tested: a busy machine is many times slower.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so nothing can be scrolled to. Server tests have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
