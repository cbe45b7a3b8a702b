import { catalogueTexts } from '@bellkey/shared/catalogue-texts/it';
import { expect, test } from '@jest/globals';
import { sampleRequest } from '../../test-support/sample-conversation.ts';
import { openConversation } from './conversation-state.ts';
import { localRequest, localState } from './local-state.ts';
import { sampleSnapshot } from './sample-snapshot.ts';

const by = { kind: 'staff', name: 'Ana' } as const;
const at = '2026-03-01T09:00:00.000Z';
const request = sampleRequest({
  title: 'Food order',
  department: { key: 'maintenance', name: 'Maintenance' },
  promiseChange: { cause: 'staff', before: at, at, reason: 'It takes longer than we thought.' },
  steps: [{ state: 'on_hold', at, by, reason: 'We are waiting for a part.' }],
} as Parameters<typeof sampleRequest>[0]);

test('a request is read in the guest’s language: its title, its department, and ready-made reasons', () => {
  const local = localRequest(request, catalogueTexts);
  expect(local.title).toBe('Ordine di cibo');
  expect(local.department).toEqual({ key: 'maintenance', name: 'Manutenzione' });
  expect(local.promiseChange?.reason).toBe('Ci vuole più tempo del previsto.');
  expect(local.steps[0]?.reason).toBe('Aspettiamo un pezzo di ricambio.');
});

test('what the property or a person wrote stays as it is', () => {
  const own = sampleRequest({
    title: 'Sauna',
    department: { key: 'maintenance', name: 'Hausmeister' },
    steps: [{ state: 'on_hold', at, by, reason: 'Der Techniker kommt um 9.' }],
  } as Parameters<typeof sampleRequest>[0]);
  expect(localRequest(own, catalogueTexts)).toEqual(own);
  expect(localRequest(request, {})).toEqual(request);
});

test('suggestions are in the guest’s language, and so is what they send', () => {
  const starters = [
    { label: 'Room cleaning', text: 'Could you clean our room now?' },
    { label: 'Sauna', text: 'Eine Sauna, bitte' },
  ];
  const state = openConversation(sampleSnapshot({ starters }));
  expect(localState(state, catalogueTexts).starters).toEqual([
    { label: 'Pulizia della camera', text: 'Potreste pulire la nostra camera adesso?' },
    { label: 'Sauna', text: 'Eine Sauna, bitte' },
  ]);
});
