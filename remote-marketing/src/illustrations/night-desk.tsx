import * as styles from './illustration.css';

/** One person at the desk at night: the moon in the window, a lamp, a bell, and a request that came in by itself. */
export function NightDesk() {
  return (
    <svg viewBox="0 0 320 220" className={styles.scene} aria-hidden="true">
      <circle cx="166" cy="112" r="92" className={styles.wash} />
      {/* the window */}
      <rect x="34" y="30" width="92" height="82" rx="8" className={styles.night} />
      <path d="M80 30V112M34 71H126" className={styles.pane} />
      <path d="M104 48A13 13 0 1 0 115 66 10 10 0 0 1 104 48Z" className={styles.light} />
      <circle cx="54" cy="48" r="1.8" className={styles.light} />
      <circle cx="62" cy="92" r="1.8" className={styles.light} />
      <circle cx="96" cy="96" r="1.8" className={styles.light} />
      {/* the person behind the desk */}
      <circle cx="164" cy="88" r="17" className={styles.paper} />
      <path d="M128 164V150C128 128 144 116 164 116S200 128 200 150V164" className={styles.paper} />
      <path d="M158 117 164 128 170 117" className={styles.accent} />
      {/* what came in */}
      <path
        d="M196 34H286A10 10 0 0 1 296 44V78A10 10 0 0 1 286 88H222L208 100V88H206A10 10 0 0 1 196 78V34Z"
        className={styles.paper}
      />
      <path d="M210 50H262" />
      <path d="M210 70H282" className={styles.faint} />
      <path d="M210 70H248" className={styles.accent} />
      <circle cx="210" cy="70" r="3.4" className={styles.dot} />
      <circle cx="248" cy="70" r="3.4" className={styles.dot} />
      {/* the desk, its bell and its lamp */}
      <path d="M22 164H298" />
      <path d="M40 164V208H280V164" />
      <path d="M40 180H280" className={styles.faint} />
      <path d="M62 158A16 16 0 0 1 94 158Z" className={styles.paper} />
      <path d="M58 163H98" className={styles.accent} />
      <circle cx="78" cy="138" r="3" className={styles.dot} />
      <path d="M252 164V132" />
      <path d="M240 163H264" />
      <path d="M238 132 244 110H260L266 132Z" className={styles.washed} />
    </svg>
  );
}
