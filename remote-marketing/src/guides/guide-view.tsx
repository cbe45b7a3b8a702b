import { Link } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { PageHead } from '../page-head/page-head.tsx';
import { Prose } from '../prose/prose.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { type Article, articles } from './articles.ts';
import * as styles from './guide-view.css';

/** One guide, its contents beside it, and the next one after it. */
export function GuideView({ article }: { article: Article }) {
  const headings = article.blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const next = articles[(articles.indexOf(article) + 1) % articles.length];
  return (
    <article>
      <PageHead
        kind="Guide"
        title={article.title}
        foot={
          <>
            <ArticleMeta article={article} />
            <span className={styles.print}>
              <Button look="quiet" size="small" onClick={() => window.print()}>
                Print this guide
              </Button>
            </span>
          </>
        }
      >
        <p>{article.summary}</p>
      </PageHead>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="In this guide">
          <p className={styles.label}>In this guide</p>
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
        <Prose blocks={article.blocks} />
      </div>
      {next && next !== article ? (
        <p className={styles.next}>
          <span>Next</span> <Link to={`/guides/${next.slug}`}>{next.title}</Link>
        </p>
      ) : null}
    </article>
  );
}
