import * as styles from './illustration.css';

/** A house with three flats; in one the light is on, and a phone is at its door instead of a host. */
export function FlatWithAKey() {
  return (
    <svg viewBox="0 0 320 240" className={styles.scene} aria-hidden="true">
      <circle cx="166" cy="120" r="96" className={styles.wash} />
      <path d="M26 212H294" />
      {/* the building */}
      <path d="M72 212V72L150 34 228 72V212" className={styles.paper} />
      <path d="M72 118H228M72 164H228" className={styles.faint} />
      <path d="M94 88H118V108H94ZM138 88H162V108H138ZM182 88H206V108H182Z" />
      <path d="M94 132H118V154H94ZM182 132H206V154H182Z" />
      <path d="M138 132H162V154H138Z" className={styles.washed} />
      <path d="M150 132V154M138 143H162" className={styles.accent} />
      <path d="M94 178H118V196H94ZM182 178H206V196H182Z" />
      <path d="M138 212V180H162V212" className={styles.paper} />
      <circle cx="157" cy="197" r="2" className={styles.dot} />
      {/* guests with a suitcase */}
      <circle cx="258" cy="146" r="13" className={styles.paper} />
      <path d="M236 212V186C236 172 245 164 258 164S280 172 280 186V212" className={styles.paper} />
      <path d="M240 184C232 184 226 180 222 174" />
      <rect x="212" y="154" width="14" height="24" rx="4" className={styles.paper} />
      <path d="M216 164H222M216 170H220" className={styles.accent} />
      <rect x="284" y="184" width="20" height="28" rx="4" className={styles.washed} />
      <path d="M289 184V172H299V184" />
      {/* the night */}
      <path d="M40 52A18 18 0 1 0 58 74 14 14 0 0 1 40 52Z" className={styles.paper} />
      <path d="M248 40V48M244 44H252M276 72V78M273 75H279" className={styles.accent} />
    </svg>
  );
}
