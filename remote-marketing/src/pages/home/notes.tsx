import { Link } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { Section } from '../../sections/section.tsx';
import * as styles from './notes.css';

/** Contact, and the two short notes that lead to the full pages. */
export function Notes() {
  return (
    <Section tone="band">
      <div className={styles.notes}>
        <section id="contact" className={styles.contact}>
          <h2 className={styles.heading}>Get in touch</h2>
          <p className={styles.text}>
            There is no contact form yet, and we would rather have none than one that nobody reads. To see the
            product, open the demo. To try it with your own rooms, register a property. If you work at a hotel
            that uses Bellkey, your manager gives you the code to join.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/register">Register a property</ButtonLink>
            <ButtonLink to="/demo" look="outline">
              Open the demo
            </ButtonLink>
          </div>
        </section>
        <section id="privacy" className={styles.note}>
          <h2 className={styles.small}>Privacy, in short</h2>
          <p className={styles.text}>
            A scanned code says which room, not who is in it. Guest data belongs to the hotel; Bellkey handles
            it on the hotel’s behalf. <Link to="/privacy">The full page</Link> says what, why and for how
            long.
          </p>
        </section>
        <section id="cookies" className={styles.note}>
          <h2 className={styles.small}>Cookies, in short</h2>
          <p className={styles.text}>
            This public site sets no cookies and loads nothing from other companies. The guest chat sets one,
            so that your conversation is still there when you come back.{' '}
            <Link to="/privacy">More on that</Link>.
          </p>
        </section>
      </div>
    </Section>
  );
}
