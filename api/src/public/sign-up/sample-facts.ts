import type { NewProperty } from '@bellkey/shared/api';

/** A fact that a new property starts with, so that the concierge has answers until the owner has written some. */
interface SampleFact {
  key: string;
  title: string;
  keywords: string[];
  values: Record<string, string>;
  text: { en: string; pt: string; es: string };
}

const sample = (
  key: string,
  title: string,
  keywords: string,
  values: Record<string, string>,
  [en, pt, es]: [string, string, string],
): SampleFact => ({
  key,
  title: `Sample: ${title}`,
  keywords: keywords.split(' '),
  values,
  text: { en, pt, es },
});

/** Samples expire after this long: a property must not go on with hours that no one confirmed. */
export const SAMPLE_LIFETIME_MS = 14 * 24 * 60 * 60_000;

/** Usual hours of a property, to be corrected. Each carries "Sample" in its title, which guests see as the source. */
const samples: readonly SampleFact[] = [
  sample('checkIn.time', 'check-in', 'check-in arrival chegada llegada entrada', { from: '15:00' }, [
    'Check-in is from 15:00.',
    'O check-in é a partir das 15:00.',
    'La entrada es a partir de las 15:00.',
  ]),
  sample('checkOut.time', 'check-out', 'check-out departure saída salida', { until: '11:00' }, [
    'Check-out is until 11:00.',
    'O check-out é até às 11:00.',
    'La salida es hasta las 11:00.',
  ]),
  sample(
    'breakfast.hours',
    'breakfast',
    'breakfast morning pequeno-almoço manhã desayuno',
    { from: '07:30', to: '10:30' },
    [
      'Breakfast is served from 07:30 to 10:30.',
      'O pequeno-almoço é servido das 07:30 às 10:30.',
      'El desayuno se sirve de 07:30 a 10:30.',
    ],
  ),
  sample(
    'quiet.hours',
    'quiet hours',
    'quiet night noise silêncio ruído silencio ruido',
    { from: '22:00', to: '07:00' },
    [
      'Quiet hours are from 22:00 to 07:00.',
      'O horário de silêncio é das 22:00 às 07:00.',
      'El horario de silencio es de 22:00 a 07:00.',
    ],
  ),
  sample('smoking.policy', 'smoking', 'smoking smoke fumar tabaco', {}, [
    'Smoking is not allowed inside.',
    'Não é permitido fumar no interior.',
    'No se permite fumar en el interior.',
  ]),
  sample(
    'restaurant.hours',
    'opening hours',
    'open opening hours kitchen horário cozinha horario cocina',
    { from: '12:00', to: '22:00' },
    ['We are open from 12:00 to 22:00.', 'Estamos abertos das 12:00 às 22:00.', 'Abrimos de 12:00 a 22:00.'],
  ),
];

/** Facts by kind of property: a restaurant has no check-in, and a flat no breakfast. */
const KEYS: Record<NewProperty['kind'], readonly string[]> = {
  hotel: ['checkIn.time', 'checkOut.time', 'breakfast.hours', 'quiet.hours', 'smoking.policy'],
  restaurant: ['restaurant.hours', 'smoking.policy'],
  str: ['checkIn.time', 'checkOut.time', 'quiet.hours', 'smoking.policy'],
};

/** The sample facts of a kind of property. */
export const sampleFacts = (kind: NewProperty['kind']): readonly SampleFact[] =>
  samples.filter(({ key }) => KEYS[kind].includes(key));
