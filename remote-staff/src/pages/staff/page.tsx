import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';

/** `/staff`: where people who work at a property begin. */
export function Page() {
  usePlatformBar();
  return (
    <PlainPage
      title="For people who work here"
      action={
        <>
          <ButtonLink to="/staff-login">Log in</ButtonLink>
          <ButtonLink to="/staff-register" look="outline">
            Register
          </ButtonLink>
        </>
      }
    >
      <p>
        Log in to see what guests have asked for and to answer them. Nobody sees a guest’s words before a
        manager of the property has approved them as staff: until then an account shows where it waits, and
        nothing else. A manager takes access back on the team page, and it is gone within a minute.
      </p>
    </PlainPage>
  );
}
