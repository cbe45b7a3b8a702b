import * as styles from './illustration.css';

/** One key, two tags: the product's and the partner's name on the same thing. */
export function TwoNamePlates() {
  return (
    <svg viewBox="0 0 320 220" className={styles.scene} aria-hidden="true">
      <circle cx="160" cy="112" r="90" className={styles.wash} />
      {/* the board with hooks */}
      <path d="M40 40H280" />
      <path d="M96 40V56M224 40V56" />
      <circle cx="96" cy="62" r="6" className={styles.paper} />
      <circle cx="224" cy="62" r="6" className={styles.paper} />
      {/* the first tag: a bell */}
      <path d="M96 68V84" className={styles.faint} />
      <path d="M66 96 96 82 126 96V170A10 10 0 0 1 116 180H76A10 10 0 0 1 66 170Z" className={styles.paper} />
      <path d="M80 134A16 16 0 0 1 112 134Z" className={styles.washed} />
      <path d="M76 140H116" className={styles.accent} />
      <circle cx="96" cy="114" r="3" className={styles.dot} />
      <path d="M80 156H112M86 166H106" className={styles.faint} />
      {/* the second tag: a harbour's lines */}
      <path d="M224 68V84" className={styles.faint} />
      <path
        d="M194 96 224 82 254 96V170A10 10 0 0 1 244 180H204A10 10 0 0 1 194 170Z"
        className={styles.washed}
      />
      <path d="M224 104V134M214 114H234" />
      <path d="M208 126C210 140 238 140 240 126" />
      <path
        d="M206 154C212 148 218 160 224 154S236 148 242 154M206 165C212 159 218 171 224 165S236 159 242 165"
        className={styles.accent}
      />
      {/* what holds them together */}
      <path d="M126 122C150 108 170 136 194 122" className={styles.accent} />
      <path d="M40 204H280" className={styles.faint} />
    </svg>
  );
}
