import * as styles from './swatch.css';

/** A colour of a brand, with its value. */
export function Swatch({ name, hex }: { name: string; hex: string }) {
  return (
    <figure className={styles.swatch}>
      <svg viewBox="0 0 64 40" className={styles.colour} aria-hidden="true">
        <rect width="64" height="40" rx="8" fill={hex} />
      </svg>
      <figcaption className={styles.caption}>
        {name} <code>{hex}</code>
      </figcaption>
    </figure>
  );
}
