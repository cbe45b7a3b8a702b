import { useReportError } from '@bellkey/shared/shell';
import { Button, PlainPage } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

/** What is left when the shell itself throws: a plain page with a way out and an id that is also in the server's log. */
export function AppErrorPage() {
  const error = useRouteError();
  const reportError = useReportError();
  const [reference, setReference] = useState('');
  useEffect(() => setReference(reportError(error)), [error, reportError]);
  return (
    <main>
      <PlainPage
        title="Something went wrong"
        action={<Button onClick={() => location.assign('/')}>Go home</Button>}
      >
        <p>The page could not be shown. Reload it, or begin again from the home page.</p>
        {reference ? <p>If you ask for help, give this code: {reference}</p> : null}
      </PlainPage>
    </main>
  );
}
