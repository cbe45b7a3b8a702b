/** A price for staff: `€12.50`. */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
