import { ButtonLink } from '@bellkey/shared/ui';
import { PageHeader } from '../../sections/page-header.tsx';
import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { Facts } from './facts.tsx';
import { Features } from './features.tsx';
import { Limits } from './limits.tsx';
import { Notes } from './notes.tsx';
import { Pricing } from './pricing.tsx';
import { Quality } from './quality.tsx';
import { Screens } from './screens.tsx';
import { Situations } from './situations.tsx';
import { Stage } from './stage.tsx';
import { Steps } from './steps.tsx';
import { Systems } from './systems.tsx';

/** The home page: what the product is, how it works, what it costs, and what it does not do. */
export function Page() {
  return (
    <>
      <PageHeader
        eyebrow="Guest services for hotels, restaurants and rentals"
        title={
          <>
            Ask once.
            <br />
            Watch it <em>happen.</em>
          </>
        }
        lede={
          <p>
            Guests scan a code and ask in their own words. Bellkey answers what your hotel knows, sends the
            rest to the right person, and shows everyone the same clock.
          </p>
        }
        actions={
          <>
            <ButtonLink to="/demo" size="large">
              Try the live demo
            </ButtonLink>
            <ButtonLink to="/scan-qr" look="outline" size="large">
              Scan a QR code
            </ButtonLink>
          </>
        }
        fine="The demo is the product, on a hotel that does not exist. No form, no app to install."
        figure={<Stage />}
      />
      <Facts />
      <Steps />
      <Screens />
      <Features />
      <Limits />
      <Situations />
      <Quality />
      <Systems />
      <Pricing />
      <About />
      <Blog />
      <Notes />
    </>
  );
}
