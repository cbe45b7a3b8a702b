import { Link } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { guideList } from '../../../features/guides/guide-list.ts';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './blog.css';

/** Guides that the home page names; the rest is one click away. */
const shown = guideList.slice(0, 4);

/** The guides, under the anchor that the footer calls Blog. */
export function Blog() {
  return (
    <Section
      id="blog"
      title="Written for the people who will do it"
      lede={
        <p>
          Instead of a blog there are guides: short, for the person who hangs the codes, sets the times or
          opens the shift.
        </p>
      }
      aside={
        <ButtonLink to="/guides" look="outline">
          All guides
        </ButtonLink>
      }
    >
      <ul role="list" className={styles.list}>
        {shown.map(({ slug, title }) => (
          <li key={slug} className={styles.item}>
            <Link to={`/guides/${slug}`} className={styles.link}>
              {title}
              <svg className={styles.arrow} viewBox="0 0 18 18" aria-hidden="true">
                <path d="M3.5 9h11M10 4.5 14.5 9 10 13.5" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
