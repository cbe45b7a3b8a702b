import { Notice } from '@bellkey/shared/ui';
import { formatDay } from '../../calendar/calendar-day.ts';
import { PrintButton } from '../../controls/print-button.tsx';
import { Content } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { LongText } from '../../prose/long-text.tsx';
import type { MarkdownFile } from '../../prose/markdown.ts';

interface LegalTextProps {
  file: MarkdownFile;
  /** What the text is, in one sentence. */
  summary: string;
  /** What still has to happen before a business may rely on it. */
  review: string;
}

/** A legal text: dated, with its contents, and with open points at the top. */
export function LegalText({ file, summary, review }: LegalTextProps) {
  const updated = file.fields.get('updated') ?? '';
  return (
    <Content>
      <PageHead
        kind="Legal"
        title={file.fields.get('title') ?? ''}
        foot={
          <>
            <span>
              Version of <time dateTime={updated}>{formatDay(updated)}</time>
            </span>
            <PrintButton>Print</PrintButton>
          </>
        }
      >
        <p>{summary}</p>
      </PageHead>
      <Notice tone="warn" title="Not yet reviewed by counsel">
        {review}
      </Notice>
      <LongText blocks={file.blocks} label="Contents" />
    </Content>
  );
}
