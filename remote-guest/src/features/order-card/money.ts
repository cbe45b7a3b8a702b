/** An amount as people read it here: `€24.10`. @param cents integer minor units */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}
