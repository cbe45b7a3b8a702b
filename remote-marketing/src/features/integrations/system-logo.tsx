import { integrationLogos } from '@bellkey/shared/catalogue';
import * as styles from './system-logo.css';
import type { System } from './systems.ts';

/** The word mark of the asset catalogue for a system. */
const logos: Readonly<Record<System['key'], keyof typeof integrationLogos>> = {
  cloudbeds: 'cloudbeds',
  mews: 'mews',
  protel: 'protel',
  'little-hotelier': 'littleHotelier',
};

interface SystemLogoProps {
  system: System['key'];
  /** Whether its name is next to it in text, so that the picture need not repeat it. */
  decorative?: boolean;
}

/** A system’s name as the catalogue draws it, 200 by 48: our own type, not the company’s logo. Loaded when near. */
export function SystemLogo({ system, decorative = false }: SystemLogoProps) {
  const { url, alt, dimensions } = integrationLogos[logos[system]];
  return (
    <img
      className={styles.logo}
      src={url}
      alt={decorative ? '' : alt}
      width={dimensions.width}
      height={dimensions.height}
      loading="lazy"
      decoding="async"
    />
  );
}
