/** A brand of the product (specification, section 3): the default one, or a partner's by subdomain. */
export interface BrandProfile {
  /** Subdomain and key; `default` for the product itself. */
  key: string;
  name: string;
  /** Path of the logo's SVG mark, below the host's public files. */
  logo: string;
  subheading: string | null;
  /** Where the subheading leads, in a new tab: an https address, or a path of the site itself. */
  subheadingUrl: string | null;
  tagline: string;
  /** Six-digit hex colours; all other colours are derived from these. */
  colors: { primary: string; secondary: string; accent: string };
  favicon: string;
  meta: { title: string; description: string };
  /** True for a brand from a data file alone: it has no PNG icons and no link picture. */
  onlySvg?: boolean;
}
