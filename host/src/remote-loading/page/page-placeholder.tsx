import type { ComposedPage } from '@bellkey/shared/remote';
import { PageOutline, Skeleton } from '@bellkey/shared/ui';
import { CodeForm } from './code-form.tsx';
import * as styles from './page-placeholder.css';

/** Shown until a page has loaded, on the server and in browsers alike. */
export function PagePlaceholder({ page, label }: { page: ComposedPage; label: string }) {
  if (!page.lead) {
    return (
      <div className={styles.placeholder} data-page-loading>
        <Skeleton label={label} lines={5} />
      </div>
    );
  }
  return (
    <div
      className={styles.placeholder}
      data-page-loading
      data-lead={page.guard === 'auth' ? 'sign-in' : page.frame}
    >
      <PageOutline title={page.title} intro={page.lead} label={label} />
      {page.withoutScripts === 'code' ? (
        // Browsers with scripts neither show nor hydrate it, so that only the server's build needs it.
        <noscript className={styles.withoutScripts}>
          {process.env.BELLKEY_BROWSER === 'true' ? null : <CodeForm />}
        </noscript>
      ) : null}
    </div>
  );
}
