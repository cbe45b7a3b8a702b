import { Button, Notice } from '@bellkey/shared/ui';
import { dayInWords } from '../calendar/calendar-day.ts';
import { Content } from '../page-head/content.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import type { MarkdownFile } from '../prose/markdown.ts';
import { Prose } from '../prose/prose.tsx';
import * as styles from './legal-text.css';

interface LegalTextProps {
  file: MarkdownFile;
  /** What the text is, in one sentence. */
  summary: string;
  /** What still has to happen before a business may rely on it. */
  review: string;
}

/** A legal text: dated, with its contents, and with what is not settled said at the top. */
export function LegalText({ file, summary, review }: LegalTextProps) {
  const headings = file.blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const updated = file.fields.get('updated') ?? '';
  return (
    <Content>
      <PageHead
        kind="Legal"
        title={file.fields.get('title') ?? ''}
        foot={
          <>
            <span>
              Version of <time dateTime={updated}>{dayInWords(updated)}</time>
            </span>
            <span className={styles.print}>
              <Button look="quiet" size="small" onClick={() => window.print()}>
                Print
              </Button>
            </span>
          </>
        }
      >
        <p>{summary}</p>
      </PageHead>
      <Notice tone="warn" title="Not yet reviewed by counsel">
        {review}
      </Notice>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Contents">
          <ul className={styles.places}>
            {headings.map((heading) =>
              heading.kind === 'heading' ? (
                <li key={heading.id}>
                  <a href={`#${heading.id}`}>{heading.text}</a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
        <Prose blocks={file.blocks} />
      </div>
    </Content>
  );
}
