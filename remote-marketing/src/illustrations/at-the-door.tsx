import * as styles from './illustration.css';

/** Housekeeping with two towels at a room's door, in time by the clock on the wall. */
export function AtTheDoor() {
  return (
    <svg viewBox="0 0 320 200" className={styles.scene} aria-hidden="true">
      <circle cx="160" cy="98" r="82" className={styles.wash} />
      <path d="M30 188H290" />
      {/* the open door and who opens it */}
      <path d="M186 188V40H262V188" className={styles.paper} />
      <path d="M186 40 160 54V198L186 188" className={styles.paper} />
      <circle cx="167" cy="122" r="2.6" className={styles.dot} />
      <circle cx="228" cy="92" r="14" className={styles.paper} />
      <path d="M202 188V142C202 124 212 114 228 114S254 124 254 142V188" className={styles.washed} />
      <path d="M204 150C196 150 190 148 184 146" />
      {/* housekeeping */}
      <circle cx="98" cy="76" r="15" className={styles.paper} />
      <path d="M68 188V134C68 112 80 99 98 99S128 112 128 134V188" className={styles.paper} />
      <path d="M84 188V150H114V188" className={styles.accent} />
      {/* towels on both forearms */}
      <path d="M76 132C84 140 100 142 118 140" />
      <rect x="104" y="116" width="46" height="13" rx="6" className={styles.paper} />
      <rect x="106" y="129" width="46" height="13" rx="6" className={styles.washed} />
      <path d="M140 117V128M142 130V141" className={styles.accent} />
      {/* the clock */}
      <circle cx="54" cy="42" r="16" className={styles.paper} />
      <path d="M54 42V32" />
      <path d="M54 42 62 46" className={styles.accent} />
      {/* room number */}
      <path d="M270 86H290" className={styles.faint} />
      <path d="M270 94H282" className={styles.faint} />
    </svg>
  );
}
