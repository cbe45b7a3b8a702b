import * as styles from './viewfinder.css';

/** The corners within which a guest holds a code. */
export const FinderFrame = () => (
  <svg className={styles.frame} viewBox="0 0 100 100" aria-hidden="true">
    <path d="M2 22V8a6 6 0 0 1 6-6h14M78 2h14a6 6 0 0 1 6 6v14M98 78v14a6 6 0 0 1-6 6H78M22 98H8a6 6 0 0 1-6-6V78" />
  </svg>
);
