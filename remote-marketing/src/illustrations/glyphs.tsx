import type { ReactNode } from 'react';
import * as styles from './illustration.css';

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 44 44" className={styles.glyph} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A sentence that becomes two requests. */
export const SentenceGlyph = () => (
  <Glyph>
    <path
      d="M6 12a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H18l-7 6v-6.2A6 6 0 0 1 6 20Z"
      className={styles.tint}
    />
    <path d="M13 13h18M13 19h10M22 36h6M32 36h6" />
  </Glyph>
);

/** An answer with its source. */
export const SourceGlyph = () => (
  <Glyph>
    <path d="M10 5h24v34l-4-3-4 3-4-3-4 3-4-3-4 3Z" className={styles.tint} />
    <path d="M16 14h12M16 20h12M16 26h6" />
  </Glyph>
);

/** A queue in order of time. */
export const QueueGlyph = () => (
  <Glyph>
    <path d="M6 10h32M6 22h32M6 34h32" opacity=".35" />
    <path d="M6 10h26M6 22h17M6 34h7" />
    <circle cx="32" cy="10" r="3" className={styles.tint} />
    <circle cx="23" cy="22" r="3" className={styles.tint} />
    <circle cx="13" cy="34" r="3" className={styles.tint} />
  </Glyph>
);

/** A promise that moved, with its reason. */
export const ClockGlyph = () => (
  <Glyph>
    <circle cx="22" cy="23" r="16" className={styles.tint} />
    <path d="M22 13v10l7 5M18 3h8" />
  </Glyph>
);

/** A person who takes over. */
export const PersonGlyph = () => (
  <Glyph>
    <circle cx="22" cy="14" r="7.5" className={styles.tint} />
    <path d="M7 38v-1a15 12 0 0 1 30 0v1" />
  </Glyph>
);

/** A name on a key tag. */
export const BrandGlyph = () => (
  <Glyph>
    <path d="M6 14a4 4 0 0 1 4-4h15l13 12-13 12H10a4 4 0 0 1-4-4Z" className={styles.tint} />
    <circle cx="28" cy="22" r="2.5" />
    <path d="M12 19h9M12 25h6" />
  </Glyph>
);
