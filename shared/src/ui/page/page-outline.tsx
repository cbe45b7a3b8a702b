import * as styles from './page-outline.css';
import { Skeleton } from './skeleton.tsx';

interface PageOutlineProps {
  title: string;
  /** What the page is for: the same sentence that it begins with. */
  lead: string;
  /** Tells screen readers what is being waited for. */
  label: string;
}

/** A page that is on its way: what can be said of it already, and grey lines for the rest. */
export function PageOutline({ title, lead, label }: PageOutlineProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Skeleton label={label} lines={4} />
    </>
  );
}
