import { describe, expect, test } from '@jest/globals';
import { understand } from './understand.ts';

describe('a message for staff', () => {
  test.each([
    'tell reception I am expecting a phone call from overseas at eight tonight',
    'if a Mr Haddad asks for me tell him I am in the bar',
    'the maids did a brilliant job, tell them so',
    'please tell housekeeping I left money on the desk, it is not a tip',
    'someone from DHL is coming for the box next to our door, let them in please',
    'avisem a receção que chega uma encomenda para mim',
    'estoy esperando, espero un paquete mañana, avisen a recepción',
    'sagen Sie bitte der Rezeption, dass mein Bruder später kommt',
    'prévenez la réception que j’attends un colis',
    'avvisate la reception che arriva un pacco per me',
  ])('is passed on: %s', (line) => {
    expect(understand(line, 'en')).toMatchObject([{ kind: 'tell', told: 'message' }]);
  });

  test.each([
    ['I want to know when breakfast is', 'ask'],
    ['tell housekeeping we need two towels', 'request'],
    ['can you tell me when the pool closes?', 'ask'],
  ])('does not ask for something: %s', (line, kind) => {
    expect(understand(line, 'en')).toMatchObject([{ kind }]);
  });
});

describe('a line that wants no cleaning', () => {
  test.each([
    'limpiamos nosotros, gracias',
    'oggi camera off limits alle pulizie',
    'nei prossimi giorni provvediamo noi al riordino',
    'Les ahorro trabajo, con el baño de ayer nos basta.',
  ])('refuses it without a word of refusal: %s', (line) => {
    expect(understand(line, 'en')).not.toMatchObject([{ kind: 'request', item: 'cleaning' }]);
  });

  test.each([
    'bitte reinigen Sie unser Zimmer nach dem Frühstück',
    'nettoyez la chambre après dix heures',
    'pulite la camera dopo le undici',
  ])('does not ask for it: %s', (line) => {
    expect(understand(line, 'en')).toMatchObject([{ kind: 'request', item: 'cleaning' }]);
  });
});
