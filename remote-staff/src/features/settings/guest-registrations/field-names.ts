import {
  type FieldKey,
  type FieldValues,
  formatCountry,
  registrationFields,
} from '@bellkey/shared/guest-registration';
import * as messages from '../../../../messages/compiled/guest-registrations/en.ts';

/** Labels of a registration's fields, for staff. */
const NAMES: Readonly<Record<FieldKey, string>> = {
  givenNames: messages.givenNames,
  familyNames: messages.familyNames,
  birthDate: messages.dateOfBirth,
  nationality: messages.nationality,
  sex: messages.sex,
  birthPlace: messages.placeOfBirth,
  profession: messages.profession,
  documentType: messages.document,
  documentNumber: messages.documentNumber,
  documentCountry: messages.issuedBy,
  documentExpiry: messages.validUntil,
  supportNumber: messages.supportNumber,
  residenceStatus: messages.residenceStatus,
  street: messages.street,
  postalCode: messages.postalCode,
  city: messages.town,
  country: messages.country,
  email: messages.email,
  phone: messages.phone,
  arrivalDate: messages.arrival,
  arrivalTime: messages.timeOfArrival,
  departureDate: messages.departure,
  lastPlace: messages.comesFrom,
  nextPlace: messages.goesTo,
  reason: messages.reasonForTravel,
};

/** The answers in the order of the questions; countries by name, everything else as typed. */
export function formatAnswers(values: FieldValues): Array<{ key: FieldKey; name: string; answer: string }> {
  return registrationFields.flatMap(({ key, kind }) => {
    const value = values[key];
    if (!value) return [];
    return [{ key, name: NAMES[key], answer: kind === 'country' ? formatCountry(value, 'en') : value }];
  });
}
