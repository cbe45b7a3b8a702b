/** The address that dials a number: `+351 210 000 000` becomes `tel:+351210000000`. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
