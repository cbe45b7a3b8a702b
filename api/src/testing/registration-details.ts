import type { RegistrationDetails } from '@bellkey/shared/guest-registration';

/** A complete registration by the standard field set, far in the future. */
export const registrationDetails = (): RegistrationDetails => ({
  fieldSet: 'standard',
  values: {
    givenNames: 'Ana',
    familyNames: 'Sousa',
    birthDate: '1990-02-28',
    nationality: 'PRT',
    documentType: 'passport',
    documentNumber: 'P1234567',
    street: 'Rua da Aurora 1',
    city: 'Lisboa',
    country: 'PRT',
    arrivalDate: '2096-12-01',
    departureDate: '2096-12-03',
  },
  companions: [],
  signature: { kind: 'drawn', path: 'M10 20 L30 40' },
  accurate: true,
  marketing: false,
});
