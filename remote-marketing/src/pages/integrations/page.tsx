import { ButtonLink } from '@bellkey/shared/ui';
import { otherConnections } from '../../features/integrations/other-connections.ts';
import { systems } from '../../features/integrations/systems.ts';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { OneQueue } from '../../illustrations/one-queue.tsx';
import { Closing } from '../../sections/layout/closing.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { Section } from '../../sections/layout/section.tsx';
import { Ledger } from '../../sections/lists/ledger.tsx';
import * as styles from './page.css';
import { SystemView } from './system-view.tsx';

/** The property-management systems and everything else that can be connected, each with its true status. */
export function Page() {
  return (
    <>
      <PageHeader
        eyebrow="Integrations"
        title="What connects, and what does not yet"
        lede={
          <p>
            A stay that Bellkey knows about saves a question at check-in and a wrong room after a move. We
            have read how four systems can be connected. None is connected in this version, and this page says
            what is still missing.
          </p>
        }
        fine="It runs without any of them: rooms, codes, facts and staff are kept in Bellkey itself."
        figure={<OneQueue />}
      />
      <Section
        tone="band"
        title="Hotel systems"
        lede={
          <p>
            Property-management systems, read from each vendor’s public documentation. A connection goes
            through three stations, and the word on the card is the one it has reached.
          </p>
        }
      >
        <ol role="list" className={styles.stations}>
          <li className={styles.station}>
            <b className={styles.stationName}>Not connected yet</b>
            The interface is understood; nothing talks to it.
          </li>
          <li className={styles.station}>
            <b className={styles.stationName}>Built to documented shapes, not certified</b>
            Tested against a stand-in that answers as the documentation says, with delays, repeats and errors.
          </li>
          <li className={styles.station}>
            <b className={styles.stationName}>Certified</b>
            The vendor has tested it and opened it for hotels.
          </li>
        </ol>
      </Section>
      {systems.map((system) => (
        <SystemView key={system.key} system={system} />
      ))}
      <Section
        tone="band"
        title="Everything else"
        lede={
          <p>“Works” means: in this version, with a test. “Being built” means that you can’t use it today.</p>
        }
      >
        <Ledger rows={otherConnections} />
      </Section>
      <Section
        id="request"
        side
        title="Yours is not here?"
        lede={
          <p>
            What helps to judge a system is its name and version, who hosts it, and whether its vendor
            publishes how to read reservations and rooms. If it does, an adapter is a bounded piece of work;
            if it doesn’t, a daily file often does.
          </p>
        }
      >
        <LeadForm
          kind="integration-request"
          label="Request an integration"
          messageLabel="What should be read or written, and how often?"
        />
        <p className={styles.note}>
          Cloudbeds, Mews, Protel, Little Hotelier and SiteMinder are names of their owners, used here to say
          which systems are meant and set in our own type. None of them has endorsed or certified Bellkey.
        </p>
      </Section>
      <Closing
        title="Start without one"
        actions={
          <>
            <ButtonLink to="/register">Register a property</ButtonLink>
            <ButtonLink to="/use-cases" look="outline">
              See what works without
            </ButtonLink>
          </>
        }
      >
        <p>Questions, requests and promised times need a list of rooms and nothing more.</p>
      </Closing>
    </>
  );
}
