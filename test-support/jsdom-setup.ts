import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs what jsdom leaves out.
Object.assign(globalThis, { TextEncoder, TextDecoder });
