import { ButtonLink } from '@bellkey/shared/ui';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { SignUp } from '../../register/sign-up.tsx';
import * as styles from './page.css';

export function Page() {
  return (
    <Content>
      <PageHead kind="Register your property" title="A working property, by yourself">
        <p>
          A few minutes: at the end there is an address of your own, a board for your staff, and a sheet of
          codes to print. Nothing is charged, and what you type is kept in this tab until you are done.
        </p>
        <noscript>
          <p>
            Signing up needs JavaScript. Without it, <a href="/#contact">write to us</a> and we set it up by
            hand.
          </p>
        </noscript>
      </PageHead>
      <SignUp />
      <Section title="Or did you mean this?">
        <ul className={styles.others}>
          <li>
            <h3 className={styles.who}>I work at a hotel already using this</h3>
            <p>Your manager gave you a join code. With it you ask for access, and they approve it.</p>
            <ButtonLink to="/staff-register" look="outline">
              Register as staff
            </ButtonLink>
          </li>
          <li>
            <h3 className={styles.who}>I’m a guest</h3>
            <p>You need no account. Scan the code in your room or at your table.</p>
            <ButtonLink to="/scan-qr" look="outline">
              Scan a code
            </ButtonLink>
          </li>
        </ul>
      </Section>
    </Content>
  );
}
