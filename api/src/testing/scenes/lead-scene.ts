import { beforeAll } from '@jest/globals';
import { configureOperators } from '../../property/operators/operators.ts';
import type { Stage } from '../use-test-api.ts';

/** The operator of the whole platform, and the one of a partner's brand. */
export const WHOLE = 'operator-of-all';
export const PARTNER = 'operator-of-harbourline';

let number = 0;

/** An address of a caller; enquiries are limited by address. */
export const newPeer = () => `198.51.100.${++number}`;
/** An unused e-mail address. */
export const someone = () => `person-${++number}@hotel.example`;

/** Enquiries as visitors send them and operators read them. */
export function leadScene(stage: Stage) {
  beforeAll(() =>
    configureOperators(stage.api.api.store, [
      { uid: WHOLE, brand: null },
      { uid: PARTNER, brand: 'harbourline' },
    ]),
  );
  return {
    send: (form: Record<string, unknown>, options: object = {}) =>
      stage.api.call('POST /api/leads', { body: form, peer: newPeer(), ...options }),
    read: (token: string, query = '') => stage.api.call(`GET /api/staff/leads${query}`, { token }),
  };
}
