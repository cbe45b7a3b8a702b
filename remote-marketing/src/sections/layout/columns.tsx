import type { ReactNode } from 'react';
import * as styles from './columns.css';

export interface Column {
  /** A 44 px drawing. */
  icon?: ReactNode;
  title: string;
  text: ReactNode;
}

/** Two to four short statements side by side, parted by hairlines; stacked on phones. */
export function Columns({ columns, level = 3 }: { columns: readonly Column[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`${styles.columns} ${columns.length % 3 === 0 ? styles.byThree : styles.byTwo}`}>
      {columns.map((column) => (
        <article key={column.title} className={styles.column}>
          {column.icon ? <div className={styles.icon}>{column.icon}</div> : null}
          <Heading className={styles.title}>{column.title}</Heading>
          <div className={styles.text}>{column.text}</div>
        </article>
      ))}
    </div>
  );
}
