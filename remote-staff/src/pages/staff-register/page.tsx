import { Link, useBrand, useSession } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import * as styles from '../../features/sign-in/sign-in.css';
import { InvitedForm } from '../../features/staff-application/invited-form.tsx';
import { RegisterForm } from '../../features/staff-application/register-form.tsx';
import { INVITED_INTRO, REGISTRATION_INTRO } from '../../features/staff-application/registration-intro.ts';
import { useInvitationToken } from '../../features/staff-application/use-invitation.ts';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';

/** `/staff-register`: asks to join a property's staff; a manager there decides, or has decided by an invitation. */
export function Page() {
  const { name } = useBrand();
  const { store } = useSession();
  const invitation = useInvitationToken();
  useEffect(() => store.start(), [store]);
  usePlatformBar();
  return (
    <section className={styles.page}>
      <header>
        <h1 className={styles.title}>{messages.registerAsStaff}</h1>
        <p className={styles.intro}>{invitation ? INVITED_INTRO : REGISTRATION_INTRO}</p>
        <p className={styles.property}>{messages.brandIntro({ name })}</p>
      </header>
      {invitation ? <InvitedForm key={invitation} token={invitation} /> : <RegisterForm />}
      <p className={styles.ways}>
        {messages.registeredAlready} <Link to="/staff-login">{messages.logIn}</Link>
        <span aria-hidden="true"> · </span>
        <Link to="/staff">{messages.howApprovalWorks}</Link>
      </p>
    </section>
  );
}
