import { Link } from '@bellkey/shared/shell';
import { SceneDrawing } from '@bellkey/shared/ui';
import { type ReactNode, useId } from 'react';
import * as messages from '../../messages/compiled/not-found/en.ts';
import * as styles from './not-found-page.css';
import { pickVariant } from './pick-variant.ts';
import { waysOn } from './ways-on.ts';

/** The page's title, in the specification's words. */
export const NOT_FOUND_TITLE = messages.roomNotFound;

interface RoomNotFoundProps {
  statusCode: number;
  /** Heading for any status but 404, which has the heading and joke of the specification. */
  title?: string;
  /** Selects illustration and message; the server sets it, so that its HTML and the browser agree. */
  seed: number;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** Short id that is also in the server's log. */
  reference?: string;
  action?: ReactNode;
}

/**
 * Full-page error: the status code, a title, what happened, and three links. Only a 404 is called "Room Not Found!" and
 * has the butler's joke: when the server fails, nothing is missing.
 */
export function RoomNotFound({ statusCode, title, seed, children, reference, action }: RoomNotFoundProps) {
  const { illustration, message } = pickVariant(seed);
  const notFound = statusCode === 404;
  return (
    <section className={styles.page}>
      <div className={styles.scene}>
        <div>
          <p className={styles.code}>{statusCode}</p>
          <EmptyPromise />
          <h1 className={styles.title}>
            {notFound ? NOT_FOUND_TITLE : (title ?? messages.somethingWentWrong)}
          </h1>
          {notFound ? (
            <blockquote className={styles.butler}>
              <p>{message}</p>
              <footer>{messages.theButler}</footer>
            </blockquote>
          ) : null}
          <p className={styles.path} role="alert">
            {children}
          </p>
          {reference ? (
            <p className={styles.path}>
              {messages.helpReference} <strong>{reference}</strong>
            </p>
          ) : null}
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
        <SceneDrawing scene={illustration.scene} label={illustration.label} />
      </div>
      <ul role="list" className={styles.ways} aria-label={messages.waysLabel}>
        {waysOn.map((way) => (
          <Way key={way.to} {...way} />
        ))}
      </ul>
    </section>
  );
}

/** The promise line with only its first point reached. */
function EmptyPromise() {
  return (
    <svg className={styles.promise} viewBox="0 0 320 12" aria-hidden="true">
      <path d="M6 6H314" />
      <circle cx="6" cy="6" r="5" className={styles.asked} />
      <circle cx="120" cy="6" r="4" />
      <circle cx="314" cy="6" r="4" />
    </svg>
  );
}

/** A card that is one link: its title is the link's name, and the whole card can be pressed. */
function Way({ to, title, text }: { to: string; title: string; text: string }) {
  const textId = useId();
  return (
    <li className={styles.way}>
      <h2 className={styles.wayTitle}>
        <Link to={to} aria-describedby={textId}>
          {title}
        </Link>
      </h2>
      <p id={textId}>{text}</p>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15M13 6l6 6-6 6" />
      </svg>
    </li>
  );
}
