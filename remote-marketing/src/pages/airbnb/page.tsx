import { ButtonLink, Notice } from '@bellkey/shared/ui';
import { Closing } from '../../sections/layout/closing.tsx';
import { type Column, Columns } from '../../sections/layout/columns.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { Section } from '../../sections/layout/section.tsx';
import { SideBySide } from '../../sections/layout/side-by-side.tsx';
import { type Step, StepsList } from '../../sections/lists/steps-list.tsx';
import { Conversation } from '../../sections/product/conversation.tsx';
import type { ConversationLine } from '../../sections/product/conversation-lines.ts';
import { Phone } from '../../sections/product/phone.tsx';
import { ProductPicture } from '../../sections/product/product-picture.tsx';
import * as styles from './page.css';

const steps: readonly Step[] = [
  {
    title: 'Register the flat as a property',
    text: 'Name, time zone, languages. One flat is one property; several in one building can be places of one.',
  },
  {
    title: 'Write down the first twenty facts',
    text: 'Wi-Fi name, bins, heating, parking, quiet hours, check-out. Copy them from your welcome book, one fact per entry.',
  },
  {
    title: 'Print the code and hang it inside',
    text: 'At eye level by the door or on the fridge, 2.5 cm or larger, with one line of words. A code in the stairwell is for strangers.',
  },
  {
    title: 'Add the link to the check-in message',
    text: 'In Airbnb’s scheduled messages, after the booking is confirmed. The text below is a start.',
  },
  {
    title: 'Open the board on your phone',
    text: 'Requests and conversations that need you arrive there. Everything else you can read later.',
  },
];

const refusals: readonly Column[] = [
  {
    title: 'No password of yours',
    text: 'Bellkey never asks for your Airbnb sign-in and has no place to store one.',
  },
  {
    title: 'No reading along',
    text: 'It doesn’t fetch pages, listings, calendars or messages from Airbnb by pretending to be you.',
  },
  {
    title: 'No way around the platform',
    text: 'Bookings, payments, changes and refunds stay on Airbnb. The assistant is made to say so, and to hand over.',
  },
  {
    title: 'No reviews asked for',
    text: 'The chat doesn’t ask for stars, and rewards none.',
  },
];

const lines: readonly ConversationLine[] = [
  { by: 'guest', text: 'hi, how does the heating go up? its a bit cold' },
  {
    by: 'assistant',
    text: 'The thermostat is in the hall of the flat; press the flame for heating and the snowflake for cooling.',
    source: 'Heating, confirmed 2 Nov',
  },
  { by: 'guest', text: 'and where does the rubbish go' },
  {
    by: 'assistant',
    text: 'Rubbish goes into the bins in the courtyard: yellow for packaging, blue for paper, green for the rest.',
    source: 'Bins, confirmed 2 Nov',
  },
  { by: 'guest', text: 'can we stay one night longer? i’d like to talk to a person' },
  { by: 'note', text: 'Passed to your host · 1st in line' },
];

/** For single hosts on Airbnb: narrower than the page for short-term rentals. */
export function Page() {
  return (
    <>
      <PageHeader
        eyebrow="For Airbnb hosts"
        title="One link in the check-in message"
        lede={
          <p>
            Guests open it for the questions they would otherwise send you at midnight. It needs no connection
            to Airbnb, and has none.
          </p>
        }
        actions={
          <>
            <ButtonLink to="/register" size="large">
              Register a flat
            </ButtonLink>
            <ButtonLink to="/str" look="outline" size="large">
              Several units?
            </ButtonLink>
          </>
        }
        fine="The conversation is scripted. Apartment 3B is made up."
        figure={
          <div className={styles.phone}>
            <Phone property="Apartment 3B" place="by link">
              <Conversation lines={lines} />
            </Phone>
          </div>
        }
      />
      <Section tone="band" title="Set up between two guests">
        <SideBySide
          picture={
            <ProductPicture
              photo="flatRequest"
              sizes="(min-width: 1180px) 500px, (min-width: 900px) 42vw, 92vw"
              caption="What a guest’s request turns into: who does it, where, and by when. A screenshot from the flats of the demo."
            />
          }
        >
          <StepsList steps={steps} />
        </SideBySide>
      </Section>
      <Section
        side
        title="A message to start from"
        lede={
          <p>
            Airbnb filters links in messages before a booking is confirmed, and its rules on going off the
            platform apply after it, as we read them. They change: read the current text, and keep the link to
            questions about the stay.
          </p>
        }
      >
        <blockquote className={styles.message}>
          <p>Hello, we look forward to having you tomorrow.</p>
          <p>
            For anything about the flat, at any hour, open this page: (your link). It knows about the heating,
            the bins and the parking, and it passes on to me what you need.
          </p>
          <p>An assistant answers there, and says so. Changes to the booking stay here on Airbnb.</p>
        </blockquote>
      </Section>
      <Section title="What it does not do">
        <Columns columns={refusals} />
      </Section>
      <Section>
        <Notice title="Not there yet">
          Import of a calendar (iCal) and arrival instructions for verified phones are being built. Until they
          are, you send door codes as you do today. A welcome book can be brought as Markdown or CSV already.
        </Notice>
        <p className={styles.disclaimer}>
          Airbnb is a trademark of Airbnb, Inc. Bellkey is not affiliated with, endorsed by or connected to
          Airbnb.
        </p>
      </Section>
      <Closing
        title="See the questions it is meant for"
        actions={
          <>
            <ButtonLink to="/use-cases?business=rental">Read the use cases</ButtonLink>
            <ButtonLink to="/demo?script=flat-check-in" look="outline">
              Be a guest in Apartment 3B
            </ButtonLink>
          </>
        }
      >
        <p>
          Late check-out, a lost rabbit, a door code at eleven at night: as conversations, with what is not
          automated.
        </p>
      </Closing>
    </>
  );
}
