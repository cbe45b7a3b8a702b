import * as styles from './long-text.css';
import type { Block } from './markdown.ts';
import { Prose } from './prose.tsx';

/** A text with links to its parts next to it. */
export function LongText({ blocks, label }: { blocks: readonly Block[]; label: string }) {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={label}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <ul className={styles.places}>
          {blocks.map((block) =>
            block.kind === 'heading' && block.level === 2 ? (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <Prose blocks={blocks} />
    </div>
  );
}
