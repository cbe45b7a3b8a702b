import { Link } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { rentalQuestions } from '../../features/rentals/rental-questions.ts';
import { rentalStatus } from '../../features/rentals/rental-status.ts';
import { FlatWithAKey } from '../../illustrations/flat-with-a-key.tsx';
import { ClockGlyph, PersonGlyph, SentenceGlyph } from '../../illustrations/glyphs.tsx';
import { Closing } from '../../sections/layout/closing.tsx';
import { type Column, Columns } from '../../sections/layout/columns.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { Section } from '../../sections/layout/section.tsx';
import { SideBySide } from '../../sections/layout/side-by-side.tsx';
import { Ledger } from '../../sections/lists/ledger.tsx';
import { Questions } from '../../sections/lists/questions.tsx';
import { ProductPicture } from '../../sections/product/product-picture.tsx';
import { Prices } from './prices.tsx';

const changes: readonly Column[] = [
  {
    icon: <SentenceGlyph />,
    title: 'The same ten questions can stop reaching you',
    text: 'Which bin, which key, how hot the hot water gets. Written down once, answered at any hour, with the day you last confirmed it.',
  },
  {
    icon: <ClockGlyph />,
    title: 'Cleaning and repairs get a clock',
    text: 'What a guest asks for becomes a task with a time. The guest sees the same time, so nobody calls to ask whether anybody is coming.',
  },
  {
    icon: <PersonGlyph />,
    title: 'You are called for what needs you',
    text: 'A lock that fails, a neighbour at the door, money. These come to a person at once, with the reason, and the assistant leaves them to that person.',
  },
];

/** For owners and managers of short-term rentals. */
export function Page() {
  return (
    <>
      <PageHeader
        eyebrow="Short-term rentals"
        title="A front desk for flats that have none"
        lede={
          <p>
            One link and one printed code per unit. Guests ask there instead of ringing you; cleaners and
            whoever does the repairs see what is wanted, where and by when.
          </p>
        }
        actions={
          <>
            <ButtonLink to="/demo?script=flat-check-in" size="large">
              Be a guest in Apartment 3B
            </ButtonLink>
            <ButtonLink to="/use-cases?business=rental" look="outline" size="large">
              Read the use cases
            </ButtonLink>
          </>
        }
        fine="Apartment 3B is in Casa Pomar, six flats of the live demo. They are made up, like everybody in them."
        figure={<FlatWithAKey />}
      />
      <Section tone="band" title="What changes with a dozen keys in a drawer">
        <Columns columns={changes} />
      </Section>
      <Section
        title="What works, and what does not yet"
        lede={<p>Rentals need a few things that hotels don’t. This is where they stand in this version.</p>}
      >
        <Ledger rows={rentalStatus} />
      </Section>
      <Section
        title="What it costs"
        lede={
          <p>
            By the unit, with a minimum per month. Worked out by the same price engine as every quote; without
            tax.
          </p>
        }
      >
        <SideBySide
          picture={
            <ProductPicture
              photo="flatConversation"
              sizes="(min-width: 1180px) 500px, (min-width: 900px) 42vw, 92vw"
              caption="Where you take over: a guest asks for the door code, the assistant is silent, and you answer. A screenshot from the flats of the demo."
            />
          }
        >
          <Prices />
        </SideBySide>
      </Section>
      <Section side title="What hosts ask">
        <Questions questions={rentalQuestions} />
      </Section>
      <Closing
        title="One flat is enough to find out"
        actions={
          <>
            <ButtonLink to="/register">Register a rental</ButtonLink>
            <ButtonLink to="/airbnb" look="outline">
              For Airbnb hosts
            </ButtonLink>
          </>
        }
      >
        <p>
          Write down twenty facts, print one code, and count the messages for two weeks. The guide on{' '}
          <Link to="/guides/write-knowledge">writing knowledge</Link> says which twenty.
        </p>
      </Closing>
    </>
  );
}
