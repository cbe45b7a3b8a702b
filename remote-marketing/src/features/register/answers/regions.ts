/** ISO 3166-1 countries and areas. */
const COUNTRIES =
  `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL
  CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR
  GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT
  LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG
  PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN
  TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE ZA ZM ZW`.split(/\s+/);

const EURO = new Set(
  'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
);

const CURRENCY_OF: Record<string, string> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BG: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CV: 'CVE',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LK: 'LKR',
  MA: 'MAD',
  MU: 'MUR',
  MX: 'MXN',
  MY: 'MYR',
  MZ: 'MZN',
  NA: 'NAD',
  NO: 'NOK',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PL: 'PLN',
  QA: 'QAR',
  RO: 'RON',
  RS: 'RSD',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TN: 'TND',
  TR: 'TRY',
  TZ: 'TZS',
  UA: 'UAH',
  US: 'USD',
  UY: 'UYU',
  VN: 'VND',
  ZA: 'ZAR',
};

type Option = { value: string; label: string };

const choose = (label: string): Option => ({ value: '', label });

/** Countries by their English names. */
export function countryOptions(): readonly Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  return [choose('Choose a country'), ...named.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}

/** The currency that a country uses, where we know; empty otherwise. */
export const currencyOf = (country: string): string =>
  EURO.has(country) ? 'EUR' : (CURRENCY_OF[country] ?? '');

export function currencyOptions(): readonly Option[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return [
    choose('Choose a currency'),
    ...Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${value}, ${names.of(value) ?? value}`,
    })),
  ];
}

export function timeZoneOptions(): readonly Option[] {
  return [
    choose('Choose a time zone'),
    ...Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}

/** The time zone that this browser is in: the best guess for a house whose owner sits in it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Languages of guests to choose from. The assistant answers in the first three; people answer in any. */
export const languageOptions: readonly Option[] = [
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'it', label: 'Italian' },
  { value: 'nl', label: 'Dutch' },
  { value: 'ja', label: 'Japanese' },
  { value: 'zh', label: 'Chinese' },
];
