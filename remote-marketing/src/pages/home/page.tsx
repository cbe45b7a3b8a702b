import { ButtonLink } from '@bellkey/shared/ui';
import { SystemNames } from '../../features/integrations/system-names.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { About } from './honesty/about.tsx';
import { Limits } from './honesty/limits.tsx';
import { Quality } from './honesty/quality.tsx';
import { Blog } from './notes/blog.tsx';
import { Notes } from './notes/notes.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Features } from './product/features.tsx';
import { Screens } from './product/screens.tsx';
import { Situations } from './product/situations.tsx';
import { Facts } from './top/facts.tsx';
import { ProductStage } from './top/product-stage.tsx';
import { Steps } from './top/steps.tsx';

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
        figure={<ProductStage />}
      />
      <Facts />
      <Steps />
      <Screens />
      <Features />
      <Limits />
      <Situations />
      <Quality />
      <SystemNames />
      <Pricing />
      <About />
      <Blog />
      <Notes />
    </>
  );
}
