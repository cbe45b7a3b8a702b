import * as styles from './illustration.css';

/** Someone at a desk; tickets in order of the minutes left, a bell next to it. */
export function OneQueue() {
  return (
    <svg viewBox="0 0 320 200" className={styles.scene} aria-hidden="true">
      <circle cx="158" cy="98" r="82" className={styles.wash} />
      {/* the person behind the desk */}
      <circle cx="104" cy="66" r="17" className={styles.paper} />
      <path d="M68 142V128C68 106 84 94 104 94S140 106 140 128V142" className={styles.paper} />
      <path d="M98 95 104 106 110 95" className={styles.accent} />
      <path d="M130 112C138 118 148 122 160 122" />
      {/* the desk */}
      <path d="M28 142H292" />
      <path d="M44 142V188H276V142" />
      <path d="M44 158H276" className={styles.faint} />
      {/* the bell */}
      <path d="M46 136A16 16 0 0 1 78 136Z" className={styles.paper} />
      <path d="M42 141H82" className={styles.accent} />
      <circle cx="62" cy="116" r="3" className={styles.dot} />
      {/* the queue */}
      <rect x="166" y="34" width="112" height="28" rx="8" className={styles.paper} />
      <rect x="166" y="68" width="112" height="28" rx="8" className={styles.paper} />
      <rect x="166" y="102" width="112" height="28" rx="8" className={styles.paper} />
      <path d="M178 44H210M178 78H204M178 112H214" />
      <path d="M178 53H264M178 87H264M178 121H264" className={styles.faint} />
      <path d="M178 53H246M178 87H220M178 121H192" className={styles.accent} />
      <circle cx="246" cy="53" r="3.4" className={styles.dot} />
      <circle cx="220" cy="87" r="3.4" className={styles.dot} />
      <circle cx="192" cy="121" r="3.4" className={styles.dot} />
    </svg>
  );
}
