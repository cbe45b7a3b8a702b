import { ButtonLink } from '@bellkey/shared/ui';
import { SignUp } from '../../features/register/sign-up.tsx';
import { BrandGlyph, QueueGlyph, SourceGlyph } from '../../illustrations/glyphs.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import * as styles from './page.css';

const things = [
  {
    glyph: <BrandGlyph />,
    title: 'A web address of your own',
    text: 'The first part of it is yours to choose. Guests and staff meet there.',
  },
  {
    glyph: <QueueGlyph />,
    title: 'A board that works',
    text: 'With the services of the catalogue and their promised times, and sample hours if you want them.',
  },
  {
    glyph: <SourceGlyph />,
    title: 'A sheet of codes',
    text: 'One for each room, table or unit, with the eight characters under it, to print and cut.',
  },
] as const;

/** The page for opening a property: the steps, and next to them the result. */
export function Page() {
  return (
    <Content>
      <PageHead kind="Register your property" title="Set up your property yourself">
        <p>Six short steps. Nothing is charged, and what you type is kept in this tab until you are done.</p>
        <noscript>
          <p>
            Signing up needs JavaScript. Without it, <a href="/#contact">write to us</a> and we set it up by
            hand.
          </p>
        </noscript>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.desk}>
          <div>
            <SignUp />
          </div>
          <aside className={styles.end}>
            <h2 className={styles.endTitle}>What you have at the end</h2>
            <ul role="list" className={styles.things}>
              {things.map(({ glyph, title, text }) => (
                <li key={title} className={styles.thing}>
                  <div className={styles.glyph}>{glyph}</div>
                  <h3 className={styles.who}>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <p className={styles.need}>
              You need: the number of rooms or tables, and a work e-mail that you can open now.
            </p>
          </aside>
        </div>
        <div className={styles.others}>
          <Section title="Or did you mean this?">
            <ul className={styles.ways}>
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
        </div>
      </div>
    </Content>
  );
}
