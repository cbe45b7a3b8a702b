import { useBrand, useReportError } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import * as messages from '../../messages/compiled/shell/en.ts';
import { raisedError } from '../errors/raised-error.ts';
import { toAppError } from '../errors/to-app-error.ts';
import { useClearError } from '../errors/use-clear-error.ts';
import { Footer } from '../footer/footer.tsx';
import { NOT_FOUND_TITLE, RoomNotFound } from '../not-found/room-not-found.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';

interface AppErrorPageProps {
  /** False when the frame itself may have thrown. */
  framed?: boolean;
  reload?: () => void;
}

const reloadDocument = () => location.reload();
const nothing = () => undefined;

/**
 * Full-page screen of any uncaught error (specification, section 8): status code, status message, and a short id that
 * is also in the server's log. A 404, which is the default, shows as Room Not Found. Leaving the page after a fatal
 * error reloads the document.
 */
export function AppErrorPage({ framed = true, reload = reloadDocument }: AppErrorPageProps) {
  const thrown = useRouteError();
  const error = useMemo(() => toAppError(thrown), [thrown]);
  const reportError = useReportError();
  const brand = useBrand();
  const clearError = useClearError();
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const [reference, setReference] = useState('');

  useEffect(() => {
    setReference(reportError(thrown, { status: String(error.statusCode) }));
    // Shown now, so the next page must not show it again.
    raisedError.clear();
    const title = error.statusCode === 404 ? NOT_FOUND_TITLE : error.statusMessage;
    document.title = `${title} · ${brand.name}`;
    // It replaces a page that may have been scrolled far down.
    window.scrollTo(0, 0);
    return error.fatal ? reload : undefined;
  }, [thrown, error, reportError, reload, brand]);

  return (
    <>
      {framed ? <TopBar onNavigate={nothing} /> : null}
      <main>
        <RoomNotFound
          statusCode={error.statusCode}
          title={error.statusMessage}
          seed={seed}
          reference={reference}
          action={
            <Button onClick={() => clearError()}>{error.fatal ? messages.reload : messages.tryAgain}</Button>
          }
        >
          {error.message}
        </RoomNotFound>
      </main>
      {framed ? <Footer /> : null}
    </>
  );
}
