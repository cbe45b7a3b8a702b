import type { BrandProfile } from '@bellkey/shared/brand';

/** The brand's colours as custom properties, before anything is painted. */
export function brandStyle({ colors }: BrandProfile): string {
  return `:root{--brand-primary:${colors.primary};--brand-secondary:${colors.secondary};--brand-accent:${colors.accent}}`;
}
