import { Link } from '@bellkey/shared/shell';
import { LeadForm } from '../../../features/lead-form/lead-form.tsx';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './notes.css';

/** Contact, and the two short notes that lead to the full pages. */
export function Notes() {
  return (
    <Section tone="band">
      <div className={styles.notes}>
        <section id="contact" className={styles.contact}>
          <h2 className={styles.heading}>Get in touch</h2>
          <p className={styles.text}>
            A question, a price for a group, a house of your own to try it in: write to us. People read it,
            and you get a reference number at once. If you work at a hotel that uses Bellkey, your manager has
            the code to join.
          </p>
          <LeadForm kind="contact" label="Get in touch" messageLabel="What would you like to know?" />
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
            This public site loads nothing from other companies. It sets no cookies either, except while a new
            version is tried with some visitors: then one, with a small number in it. The guest chat sets one,
            so that your conversation is still there when you come back.{' '}
            <Link to="/privacy">More on that</Link>.
          </p>
        </section>
      </div>
    </Section>
  );
}
