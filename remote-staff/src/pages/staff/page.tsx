import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';

/** `/staff`: where people who work at a property start. */
export function Page() {
  usePlatformBar();
  return (
    <PlainPage
      title={messages.staffPageTitle}
      action={
        <>
          <ButtonLink to="/staff-login">{messages.logIn}</ButtonLink>
          <ButtonLink to="/staff-register" look="outline">
            {messages.register}
          </ButtonLink>
        </>
      }
    >
      <p>{messages.staffPageText}</p>
    </PlainPage>
  );
}
