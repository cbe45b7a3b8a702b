import { type FieldValues, isCountry } from '@bellkey/shared/guest-registration';

/** Result of reading the machine-readable lines of a document. */
export type MrzReading =
  | { ok: true; values: FieldValues }
  | { ok: false; why: 'wrong' | 'unread' | 'failed' };

/** Codes on documents that are not the three letters of ISO 3166: Germany has one. */
const NON_STANDARD_CODES: Readonly<Record<string, string>> = { D: 'DEU' };

/** `691231` as `1969-12-31`: birth dates are in the past, dates of expiry in this century. */
function dayOf(text: string | null | undefined, thisYear: number, inPast: boolean): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  if (!year) return undefined;
  const century = inPast && 2000 + Number(year) > thisYear ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

function countryOf(code: string | null | undefined): string | undefined {
  const country = NON_STANDARD_CODES[code ?? ''] ?? code ?? '';
  return isCountry(country) ? country : undefined;
}

const sexes: Readonly<Record<string, string>> = { male: 'M', female: 'F', nonspecified: 'X' };

/**
 * Reads the two or three lines at the bottom of a passport or card. Lines with a check digit that does not match fill
 * nothing. The library is loaded here, by those who use it.
 *
 * @param text as pasted or typed, with any spaces
 */
export async function readMrz(text: string, thisYear: number): Promise<MrzReading> {
  const lines = text
    .toUpperCase()
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s/g, '').replaceAll('«', '<<'))
    .filter(Boolean);
  const library = await import('mrz').catch(() => null);
  if (!library) return { ok: false, why: 'failed' };
  let result: ReturnType<typeof library.parse>;
  try {
    result = library.parse(lines);
  } catch {
    return { ok: false, why: 'unread' };
  }
  const checks = result.details.filter(({ field }) => field?.endsWith('CheckDigit'));
  if (checks.length === 0 || checks.some(({ valid }) => !valid)) return { ok: false, why: 'wrong' };
  const { fields } = result;
  const read: Record<string, string | null | undefined> = {
    givenNames: fields.firstName,
    familyNames: fields.lastName,
    birthDate: dayOf(fields.birthDate, thisYear, true),
    nationality: countryOf(fields.nationality),
    sex: sexes[fields.sex ?? ''],
    documentType: result.format === 'TD3' ? 'passport' : 'id-card',
    documentNumber: result.documentNumber ?? fields.documentNumber,
    documentCountry: countryOf(fields.issuingState),
    documentExpiry: dayOf(fields.expirationDate, thisYear, false),
  };
  return { ok: true, values: Object.fromEntries(Object.entries(read).filter(([, value]) => value)) };
}
