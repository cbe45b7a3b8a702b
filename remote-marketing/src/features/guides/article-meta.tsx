import { formatDay } from '../../calendar/calendar-day.ts';
import type { Article } from './articles.ts';

/** Reading time and date. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <span>
      {article.readingMinutes} min read, updated{' '}
      <time dateTime={article.updated}>{formatDay(article.updated)}</time>
    </span>
  );
}
