import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import type { GuestLanguage } from '../../language/guest-language.ts';

/** What a guest can do on a page without content. */
export interface WayOut {
  title: string;
  text: string;
  action: string;
  /** Target of the action; the scan page by default. */
  to?: string;
}

/** A page that needs a session, where there is none. */
export function NoSession({ wayOut, language }: { wayOut: WayOut; language: GuestLanguage | undefined }) {
  const { title, text, action, to = '/scan-qr' } = wayOut;
  return (
    <div lang={language}>
      <PlainPage
        title={title}
        action={
          <ButtonLink to={to} size="large">
            {action}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </PlainPage>
    </div>
  );
}
