import {
  BrandGlyph,
  ClockGlyph,
  PersonGlyph,
  QueueGlyph,
  SentenceGlyph,
  SourceGlyph,
} from '../../../illustrations/glyphs.tsx';
import { type Column, Columns } from '../../../sections/layout/columns.tsx';
import { Section } from '../../../sections/layout/section.tsx';

const features: readonly Column[] = [
  {
    icon: <SentenceGlyph />,
    title: 'Guests ask in a sentence',
    text: '“Two towels, and there is no hot water” becomes two requests for two departments, with two clocks. Nobody picks from a form.',
  },
  {
    icon: <QueueGlyph />,
    title: 'Staff see one queue',
    text: 'Soonest promise first, by department and by room. Accepting, starting and finishing take one press each. Holding and declining ask for a reason, and every step is in the record.',
  },
  {
    icon: <ClockGlyph />,
    title: 'Late is shown, not hidden',
    text: 'When a promised time has passed, the guest’s card says so, and by how many minutes. A request that is put on hold needs a reason, and the guest reads it on the same card.',
  },
  {
    icon: <SourceGlyph />,
    title: 'Answers carry a receipt',
    text: 'An answer about the house names the entry it came from and the day it was last confirmed. What the house has not written down is not made up.',
  },
  {
    icon: <PersonGlyph />,
    title: 'A person is one tap away',
    text: '“Talk to a person” stands above every guest’s chat. Once somebody takes over, the assistant stops writing in that conversation.',
  },
  {
    icon: <BrandGlyph />,
    title: 'It can carry your name',
    text: 'A management company gets a subdomain on which every page has its name and colours. Contrast is checked, so that a brand stays readable.',
  },
];

/** What the product does, six statements. */
export function Features() {
  return (
    <Section
      id="features"
      title="Built for the desk at ten past two, and for the one at ten past two at night."
      lede={
        <p>
          The assistant is there so that people can do the part only people can. It answers, sorts and keeps
          time. Hands and judgement stay yours.
        </p>
      }
    >
      <Columns columns={features} />
    </Section>
  );
}
