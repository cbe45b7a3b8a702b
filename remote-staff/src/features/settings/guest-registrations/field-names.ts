import {
  type FieldKey,
  type FieldValues,
  formatCountry,
  registrationFields,
} from '@bellkey/shared/guest-registration';

/** What staff call the fields of a registration. */
const NAMES: Readonly<Record<FieldKey, string>> = {
  givenNames: 'Given names',
  familyNames: 'Family names',
  birthDate: 'Date of birth',
  nationality: 'Nationality',
  sex: 'Sex',
  birthPlace: 'Place of birth',
  profession: 'Profession',
  documentType: 'Document',
  documentNumber: 'Document number',
  documentCountry: 'Issued by',
  documentExpiry: 'Valid until',
  supportNumber: 'Support number',
  residenceStatus: 'Residence status',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'Town',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  arrivalDate: 'Arrival',
  arrivalTime: 'Time of arrival',
  departureDate: 'Departure',
  lastPlace: 'Comes from',
  nextPlace: 'Goes to',
  reason: 'Reason for travel',
};

/** The answers in the order of the questions; countries by name, everything else as typed. */
export function formatAnswers(values: FieldValues): Array<{ key: FieldKey; name: string; answer: string }> {
  return registrationFields.flatMap(({ key, kind }) => {
    const value = values[key];
    if (!value) return [];
    return [{ key, name: NAMES[key], answer: kind === 'country' ? formatCountry(value, 'en') : value }];
  });
}
