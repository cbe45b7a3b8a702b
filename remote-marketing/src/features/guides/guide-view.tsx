import { Link } from '@bellkey/shared/shell';
import { PrintButton } from '../../controls/print-button.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { LongText } from '../../prose/long-text.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { type Article, articles } from './articles.ts';
import * as styles from './guide-view.css';

/** One guide, its contents next to it, and the next one after it. */
export function GuideView({ article }: { article: Article }) {
  const next = articles[(articles.indexOf(article) + 1) % articles.length];
  return (
    <article>
      <PageHead
        kind="Guide"
        title={article.title}
        foot={
          <>
            <ArticleMeta article={article} />
            <PrintButton>Print this guide</PrintButton>
          </>
        }
      >
        <p>{article.summary}</p>
      </PageHead>
      <LongText blocks={article.blocks} label="In this guide" />
      {next && next !== article ? (
        <p className={styles.next}>
          <span>Next</span> <Link to={`/guides/${next.slug}`}>{next.title}</Link>
        </p>
      ) : null}
    </article>
  );
}
