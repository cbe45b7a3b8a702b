import * as styles from './page-outline.css';
import { Skeleton } from './skeleton.tsx';

interface PageOutlineProps {
  title: string;
  /** The purpose of the page: the same sentence that the page begins with. */
  intro: string;
  /** Tells screen readers what is loading. */
  label: string;
}

/** A page that is loading: its title and sentence, and grey lines for the rest. */
export function PageOutline({ title, intro, label }: PageOutlineProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <Skeleton label={label} lines={4} />
    </>
  );
}
