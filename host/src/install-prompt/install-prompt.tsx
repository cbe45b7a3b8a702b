import type { Frame } from '@bellkey/shared/remote';
import { useBrand } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import * as messages from '../../messages/compiled/install/en.ts';
import { focusPage } from '../notices/focus-page.ts';
import { useClearSpot } from '../notices/use-clear-spot.ts';
import type { InstallOffer } from './install-offer.ts';
import * as styles from './install-prompt.css';
import { InstallSteps } from './install-steps.tsx';

interface InstallPromptProps {
  offer: InstallOffer;
  how: 'native' | 'manual';
  frame: Frame;
}

/** Answers the offer; restores the focus when the prompt had it. */
function answer(offer: InstallOffer, how: 'install' | 'dismiss'): void {
  offer[how]();
  focusPage();
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
      <X aria-hidden="true" size={18} />
    </button>
  );
}

/** The steps as a card in the corner: a dialog that does not block the page. */
function StepsCard({ offer }: { offer: InstallOffer }) {
  const { name } = useBrand();
  const titleId = useId();
  const spot = useClearSpot<HTMLDialogElement>();
  return (
    <dialog open {...spot} className={styles.card} aria-labelledby={titleId}>
      <InstallSteps titleId={titleId} name={name} onDone={() => answer(offer, 'dismiss')} />
      <Close onClose={() => answer(offer, 'dismiss')} />
    </dialog>
  );
}

/** Opens the browser's own prompt. */
function InstallCard({ offer }: { offer: InstallOffer }) {
  const { name } = useBrand();
  const titleId = useId();
  const spot = useClearSpot<HTMLElement>();
  return (
    <section {...spot} className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.installName({ name })}
      </h2>
      <p className={styles.text}>{messages.installHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => answer(offer, 'install')}>{messages.install}</Button>
        <Button look="quiet" onClick={() => answer(offer, 'dismiss')}>
          {messages.notNow}
        </Button>
      </div>
      <Close onClose={() => answer(offer, 'dismiss')} />
    </section>
  );
}

/**
 * Offers to install the app with a card in the corner of ordinary pages, only where it covers no control. Pages of the
 * app have no free space: there the offer is in the menu (DeviceOptions).
 */
export function InstallPrompt({ offer, how, frame }: InstallPromptProps) {
  if (frame !== 'full') return null;
  return how === 'manual' ? <StepsCard offer={offer} /> : <InstallCard offer={offer} />;
}
