import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

describe('plain requests in languages that are understood but not answered', () => {
  test.each([
    ['zwei Handtücher bitte', 'towels', 2, /Ihr Wunsch ist notiert/],
    ['könnten wir noch zwei Kissen bekommen', 'pillows', 2, /Ihr Wunsch ist notiert/],
    ['die Klimaanlage ist kaputt', 'airConditioning', null, /Ihr Wunsch ist notiert/],
    ['deux serviettes s’il vous plaît', 'towels', 2, /votre demande est transmise/],
    ['la climatisation est en panne', 'airConditioning', null, /votre demande est transmise/],
    ['due asciugamani per favore', 'towels', 2, /la sua richiesta è arrivata/],
    [
      'il condizionatore della nostra camera non funziona',
      'airConditioning',
      null,
      /la sua richiesta è arrivata/,
    ],
  ])(
    'are carried out, noted for staff in the guest’s words, and answered in the language: %s',
    async (text, service, quantity, reply) => {
      const turn = await say(text);
      expect(turn.created).toMatchObject([{ service, quantity }]);
      expect(turn.created[0]?.note).toContain(text.slice(0, 4));
      expect(turn.reply).toMatch(reply);
      expect(turn.handoff).toBeNull();
    },
  );

  test.each([
    ['pas d’oreillers, juste une couverture', 'blankets'],
    ['keine Kissen, eine Decke bitte', 'blankets'],
    ['je veux pas de glaçons, juste de l’eau', 'water'],
    ['ich will keine Kissen, nur eine Decke', 'blankets'],
  ])('are carried out in a line that also names something unwanted: %s', async (text, service) => {
    const turn = await say(text);
    expect(turn.created).toMatchObject([{ service }]);
    expect(turn.handoff).toBeNull();
  });

  test('are carried out in a line that also has a note for staff', async () => {
    const [plain] = SERVICES_HERE;
    if (!plain) throw new Error('There is no service');
    const services = [...SERVICES_HERE, { ...plain, key: 'concierge', title: 'Concierge' }];
    const turn = await say("pas de ménage aujourd'hui, mais deux bouteilles d'eau", { services });
    expect(turn.created).toMatchObject([
      { service: 'concierge', note: "pas de ménage aujourd'hui" },
      { service: 'water', quantity: 2 },
    ]);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    [['zwei Handtücher bitte', 'nein, drei bitte'], 3],
    [['deux oreillers svp', 'plutôt trois'], 3],
    [['due cuscini per favore', 'anzi tre'], 3],
  ])('are changed by the next line: %s', async (lines, quantity) => {
    const turns = await converse(lines);
    expect(turns[1]?.created).toMatchObject([{ amends: 12, quantity }]);
    expect(turns[1]?.handoff).toBeNull();
  });

  test('are taken back in the guest’s language', async () => {
    const turns = await converse(['deux oreillers svp', 'annulez les oreillers']);
    expect(turns[1]).toMatchObject({ cancelled: [12], handoff: null });
    expect(turns[1]?.reply).toBe("C'est noté, votre demande est annulée.");
  });

  test('may be for a service of the property’s own', async () => {
    const [plain] = SERVICES_HERE;
    if (!plain) throw new Error('There is no service');
    const thermos = {
      ...plain,
      key: 'thermosOfSoup',
      title: 'Thermos of soup',
      starter: 'A thermos of soup please',
    };
    const turn = await say('une thermos de soupe s’il vous plaît', { services: [...SERVICES_HERE, thermos] });
    expect(turn.created).toMatchObject([{ service: 'thermosOfSoup' }]);
    expect(turn.reply).toContain('votre demande est transmise');
  });

  test.each([
    'wo ist hier die nächste Apotheke?',
    'reservieren Sie uns bitte einen Tisch',
    'ich bin sehr unzufrieden mit allem hier',
  ])('leave anything else to a person: %s', async (text) => {
    const turn = await say(text);
    expect(turn.created).toEqual([]);
    expect(turn.handoff?.reason).toBe('language:de');
  });
});

describe('a line that corrects itself', () => {
  test.each([
    ['two pillows please, make that three', 'pillows'],
    ['towels, make it three, for tomorrow 7 am', 'towels'],
    ['duas almofadas por favor, afinal três', 'pillows'],
  ])('requests once, with the last number: %s', async (text, service) => {
    const turn = await say(text);
    expect(turn.created).toMatchObject([{ service, quantity: 3 }]);
    expect(turn.reply).not.toMatch(/open request|pedido em aberto/);
  });
});

describe('a line that is not yet a request', () => {
  test('keeps its number when the guest confirms it', async () => {
    const [asked, agreed] = await converse(['3 more towles', 'yes please']);
    expect(asked?.created).toEqual([]);
    expect(agreed?.created).toMatchObject([{ service: 'towels', quantity: 3 }]);
  });

  test.each(["don't clean today please", 'hoje não limpem o quarto', 'por favor no molestar'])(
    'goes to a person when there is nothing to bring: %s',
    async (text) => {
      const turn = await say(text);
      expect(turn.created).toEqual([]);
      expect(turn.handoff?.reason).toBe('guest-told');
    },
  );
});
