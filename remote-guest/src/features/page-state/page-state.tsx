import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Notice, PageOutline } from '@bellkey/shared/ui';
import type { GuestLanguage } from '../../language/guest-language.ts';
import type { WayOut } from './no-session.tsx';
import { NoSessionSlot } from './no-session-slot.tsx';
import * as styles from './page-state.css';

/** Why a guest page has no content. */
export type MissingContent =
  | { status: 'loading' }
  | { status: 'no-session' }
  | { status: 'unreachable'; problem: ApiProblem };

export interface PageStateMessages {
  title: string;
  intro: string;
  loading: string;
  unreachable: { offline: string; other: string; text: string; retry: string };
}

interface PageStateProps {
  view: MissingContent;
  messages: PageStateMessages;
  /** What to do without a session; absent where the page itself shows that. */
  wayOut?: WayOut;
  /** Undefined while the page shows what the server sent. */
  language: GuestLanguage | undefined;
  /** Width and spacing of the page, so that nothing moves when its content loads. */
  className: string | undefined;
  onRetry(): void;
}

/** A guest page without content: loading, without a session, or unreachable. */
export function PageState({ view, messages, wayOut, language, className, onRetry }: PageStateProps) {
  switch (view.status) {
    case 'loading':
      return (
        <section className={className} lang={language}>
          <PageOutline title={messages.title} intro={messages.intro} label={messages.loading} />
        </section>
      );
    case 'no-session':
      return wayOut ? <NoSessionSlot wayOut={wayOut} language={language} /> : null;
    case 'unreachable': {
      const { offline, other, text, retry } = messages.unreachable;
      const { code, requestId } = view.problem;
      return (
        <section className={className} lang={language}>
          <div className={styles.unreachable}>
            <h1 className={styles.title}>{messages.title}</h1>
            <Notice
              tone="warn"
              live="polite"
              title={code === 'offline' ? offline : other}
              reference={requestId ? `${code}, ${requestId}` : code}
              action={<Button onClick={onRetry}>{retry}</Button>}
            >
              {text}
            </Notice>
          </div>
        </section>
      );
    }
  }
}
