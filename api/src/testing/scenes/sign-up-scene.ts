import { newProperty } from '../public-forms.ts';
import type { Stage } from '../use-test-api.ts';

let number = 0;

/** An address of a caller; calls of strangers are limited by address. */
export const newPeer = () => `203.0.113.${++number}`;
/** The token of an account that owns nothing yet. */
export const newOwner = () => `owner-${++number}-${Math.random().toString(36).slice(2)}`;
/** A free subdomain. */
export const newAddress = () => `prata-${++number}${Math.random().toString(36).slice(2, 8)}`;

/** Properties that people sign up. */
export function signUpScene(stage: Stage) {
  const make = (token: string, body: unknown, options: object = {}) =>
    stage.api.call('POST /api/staff/properties', { token, body, peer: newPeer(), ...options });
  const asOwner = (token: string, property: string) => (operation: string, body?: unknown) =>
    stage.api.call(`${operation}?property=${property}`, { token, body });

  /** A property with printed codes, ready to be used. */
  async function opened(changes: Parameters<typeof newProperty>[1] = {}) {
    const token = newOwner();
    const subdomain = newAddress();
    const { body } = await make(token, newProperty(subdomain, changes));
    const call = asOwner(token, body.property.id);
    const { places } = (await call('GET /api/staff/places')).body;
    const issued = await call('POST /api/staff/codes', {
      placeIds: places.map(({ id }: { id: string }) => id),
    });
    return { token, subdomain, id: body.property.id as string, call, places, codes: issued.body.codes };
  }
  return { make, opened };
}
