import * as styles from './skeleton.css';

/** Grey lines in the shape of the coming content. `label` tells screen readers what is loading. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <span key={line} className={styles.line} data-last={line === lines - 1 || undefined} />
      ))}
    </div>
  );
}
