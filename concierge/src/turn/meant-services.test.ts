import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../contract/contract.ts';
import { searchOf } from '../evaluation/property-rows.ts';
import { say } from './say.ts';

const service = (
  key: string,
  title: string,
  kind: OfferedService['kind'],
  starter: string,
): OfferedService => ({
  key,
  title,
  kind,
  starter,
  department: { key: 'desk', name: 'Desk' },
  requiredSlots: [],
  promiseMinutes: 20,
  maxQuantity: 5,
  active: true,
});

const cot = service('cotHire', 'Travel cot', 'deliver', 'We need a travel cot');
const boiler = service('boilerFault', 'Boiler trouble', 'fix', 'The boiler is not working');
const kayak = service('kayak', 'Sea kayak', 'book', 'We would like to go out in a kayak');
const services = [cot, boiler, kayak];

describe('a service that the property has under an unusual name', () => {
  test('is requested when the line contains part of the name', async () => {
    const { created, handoff } = await say('we have an 8 month old, can we get a crib', { services });
    expect(created).toMatchObject([{ service: 'cotHire', quantity: null }]);
    expect(handoff).toBeNull();
  });

  test('is confirmed when the line does not contain any of it', async () => {
    const { created, reply } = await say('necesitamos una cunita para el bebé', { services });
    expect(created).toEqual([]);
    expect(reply).toContain('Travel cot');
  });

  test('gives way to the usual name, if that is offered', async () => {
    const usual = service('crib', 'Baby crib', 'deliver', 'Please bring a crib');
    const { created } = await say('can we get a crib please', { services: [...services, usual] });
    expect(created).toMatchObject([{ service: 'crib' }]);
  });

  test('is not guessed between two', async () => {
    const two = [...services, service('folding', 'Folding cot', 'deliver', 'A folding cot please')];
    const { created } = await say('necesitamos una cunita para el bebé', { services: two });
    expect(created).toEqual([]);
  });
});

describe('a service that the property does not offer', () => {
  test('is not suggested', async () => {
    const { reply, created } = await say('need something warm to wear in the water, size L', { services });
    expect(reply).not.toContain('bottle of water');
    expect(created).toEqual([]);
  });

  test('is matched with a repair, if it may be a fault', async () => {
    const { reply } = await say('a caldeira não liga', { services });
    expect(reply).toContain('Boiler trouble');
  });

  test('goes to a person when the service does not fix the reported fault', async () => {
    const { reply, handoff } = await say('the heating is broken', { services: [cot] });
    expect(handoff?.reason).toBe('not-offered');
    expect(reply).toContain('heating');
  });
});

describe('a question that sounds like a fault', () => {
  const fact = (key: string, title: string, text: string) => ({
    key,
    source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
    text: { en: text },
    values: {},
  });
  const search = searchOf([
    fact('pool', 'Pool', 'The training pool is open from 16:00 to 19:00 and is not heated.'),
    fact('wifi', 'Wi-Fi', 'The network is TinRoof. It is slow in the cellar.'),
  ]);

  test('is answered by the fact, without a handoff', async () => {
    const { reply, handoff } = await say('¿la piscina está climatizada?', { services, search });
    expect(reply).toContain('not heated');
    expect(handoff).toBeNull();
  });

  test('is answered by the fact and still passed to a person when it may be a fault', async () => {
    const { reply, handoff } = await say('why is the wifi not working in the cellar', { services, search });
    expect(reply).toContain('slow in the cellar');
    expect(handoff?.reason).toBe('not-offered');
  });
});

test('a fault that the property repairs is confirmed without its internal name', async () => {
  const repair = service('maintenance', 'Repair', 'fix', 'Something in our room is broken.');
  const { reply, created } = await say('Something in our room is broken.', {
    services: [...services, repair],
  });
  expect(created).toMatchObject([{ service: 'maintenance' }]);
  expect(reply).toMatch(/(?:will|to) see to it in Room 204/);
  expect(reply).not.toContain('Repair');
});
