import { ButtonLink } from '@bellkey/shared/ui';
import { DemoStage } from '../../features/demo/demo-stage.tsx';
import { type DemoScript, scripts } from '../../features/demo/scripts.ts';
import { Closing } from '../../sections/layout/closing.tsx';
import { Section } from '../../sections/layout/section.tsx';
import * as styles from './page.css';

function Scripts({ of }: { of: readonly DemoScript[] }) {
  return (
    <dl className={styles.scripts}>
      {of.map(({ key, label, says, lang, look }) => (
        <div key={key} className={styles.script}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <q lang={lang}>{says}</q>
          </dd>
          <dd className={styles.look}>{look}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The product itself on a throw-away property: a guest's phone and the staff board, side by side. */
export function Page() {
  return (
    <>
      <section className={styles.stage}>
        <header className={styles.head}>
          <h1 className={styles.title}>Be the guest, and be the front desk</h1>
          <p className={styles.lede}>
            This is the product, not a film of it: both sides work on the same data. The hotel, the flats and
            everybody in them are made up, nothing is sent anywhere, and your copy is deleted after two hours.
          </p>
          <noscript>
            <p className={styles.lede}>
              The demo needs JavaScript. Without it, the use cases show the same conversations in print.
            </p>
          </noscript>
        </header>
        <DemoStage />
      </section>
      <Section tone="band" title="What to try, and what to look for">
        <Scripts of={scripts.hotel} />
      </Section>
      <Section
        title="And in a flat"
        lede={
          <p>
            Casa Pomar has six flats, no reception and a host who lives across town. The same product, other
            facts, longer promises.
          </p>
        }
      >
        <Scripts of={scripts.flats} />
      </Section>
      <Closing
        title="Take it to your hotel"
        actions={
          <>
            <ButtonLink to="/register">Register your property</ButtonLink>
            <ButtonLink to="/#contact" look="outline">
              Ask us something
            </ButtonLink>
          </>
        }
      >
        <p>Your rooms, your hours, your people. The codes are ready to print at the end of the sign-up.</p>
      </Closing>
    </>
  );
}
