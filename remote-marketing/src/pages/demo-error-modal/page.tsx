import { addError, Button, ErrorStage, noErrors, type ShownError } from '@bellkey/shared/ui';
import { systemWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import { WithoutScripts } from '../../controls/without-scripts.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { groups } from './gallery.ts';
import * as styles from './page.css';

/** One of each weight, as they would occur together when a connection breaks. */
const together = (['unreachable', 'conflict', 'service-worker-registration'] as const).map((code) => ({
  ...systemWording(code),
  code,
}));

/** Every error of the product, each behind a button. Nothing here is sent or recorded: the errors are shown on purpose. */
export function Page() {
  const [stack, setStack] = useState(noErrors);
  const show = (...errors: ShownError[]) => setStack((before) => errors.reduce(addError, before));
  return (
    <Content>
      <PageHead kind="Test page" title="Every error, and what it says">
        Each button shows an error as a person would meet it: what happened, what they can do, and the code
        for whoever is asked for help. They are shown on purpose; nothing has failed and nothing is recorded.
      </PageHead>

      <WithoutScripts>no dialog opens; each button has its error’s title under it.</WithoutScripts>

      {groups.map(({ title, text, exhibits }) => (
        <Section key={title} title={title}>
          <p className={styles.text}>{text}</p>
          <ul role="list" className={styles.exhibits} aria-label={title}>
            {exhibits.map(({ label, error }) => (
              <li key={label} className={styles.exhibit}>
                <Button look="outline" aria-haspopup="dialog" onClick={() => show(error)}>
                  {label}
                </Button>
                <p className={styles.caption}>{error.title}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}

      <Section title="Several at once">
        <p className={styles.text}>
          One error stands in the way, never two. Those that come while it is open are listed beside it, and
          stay when it closes until they are dismissed.
        </p>
        <Button aria-haspopup="dialog" onClick={() => show(...together)}>
          Three errors at once
        </Button>
      </Section>

      <ErrorStage stack={stack} onChange={setStack} />
    </Content>
  );
}
