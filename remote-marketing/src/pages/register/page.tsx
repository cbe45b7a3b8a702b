import { ButtonLink } from '@bellkey/shared/ui';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { SignUpSteps } from '../../register/sign-up-steps.tsx';
import * as styles from './page.css';

export function Page() {
  return (
    <Content>
      <PageHead
        kind="Register your property"
        title="Sign-up by yourself is not open yet"
        foot={
          <>
            <ButtonLink to="/demo" size="large">
              Try the demo
            </ButtonLink>
            <ButtonLink to="/#contact" look="outline" size="large">
              Ask us to set it up
            </ButtonLink>
          </>
        }
      >
        <p>
          Until it is, we set up new houses by hand. The demo is the product itself, on a hotel that does not
          exist, and it asks for nothing.
        </p>
      </PageHead>
      <Section title="What sign-up will ask">
        <SignUpSteps />
      </Section>
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
