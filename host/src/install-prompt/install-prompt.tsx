import type { Frame } from '@bellkey/shared/remote';
import { useBrand } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { focusPage } from '../app/focus-page.ts';
import type { InstallOffer } from './install-offer.ts';
import * as styles from './install-prompt.css';
import { InstallSteps } from './install-steps.tsx';
import { useTyping } from './use-typing.ts';

interface InstallPromptProps {
  offer: InstallOffer;
  how: 'native' | 'manual';
  frame: Frame;
}

/** Answers the offer; what had the focus goes with the prompt. */
function answer(offer: InstallOffer, how: 'install' | 'dismiss'): void {
  offer[how]();
  focusPage();
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
      <X aria-hidden="true" size={18} />
    </button>
  );
}

/** The steps as a card in the corner: a dialog, but one that leaves the page alone. */
function StepsCard({ offer }: { offer: InstallOffer }) {
  const { name } = useBrand();
  const titleId = useId();
  return (
    <dialog open className={styles.card} aria-labelledby={titleId}>
      <InstallSteps titleId={titleId} name={name} onDone={() => answer(offer, 'dismiss')} />
      <Close onClose={() => answer(offer, 'dismiss')} />
    </dialog>
  );
}

/** The steps behind a button, where there is no room for a card. */
function StepsOnDemand({ offer }: { offer: InstallOffer }) {
  const { name } = useBrand();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const done = () => {
    // While it is open, nothing else can have the focus.
    dialog.current?.close();
    answer(offer, 'dismiss');
  };
  return (
    <>
      <Button size="small" onClick={() => dialog.current?.showModal()}>
        Show me how
      </Button>
      <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId}>
        <InstallSteps titleId={titleId} name={name} onDone={done} />
      </dialog>
    </>
  );
}

/**
 * Offers to install the app: a card in the corner of ordinary pages, a slim bar below the top bar on pages of the app.
 * Makes way while somebody types, so that it never stands over what they write.
 */
export function InstallPrompt({ offer, how, frame }: InstallPromptProps) {
  const { name } = useBrand();
  const titleId = useId();
  const typing = useTyping();
  const bar = frame === 'app';
  if (frame === 'bare' || typing) return null;
  if (how === 'manual' && !bar) return <StepsCard offer={offer} />;
  return (
    <section className={bar ? styles.bar : styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Install {name}
      </h2>
      {bar ? null : <p className={styles.text}>It opens in a window of its own, one tap away.</p>}
      <div className={styles.actions}>
        {how === 'native' ? (
          <Button size={bar ? 'small' : 'medium'} onClick={() => answer(offer, 'install')}>
            Install
          </Button>
        ) : (
          <StepsOnDemand offer={offer} />
        )}
        <Button look="quiet" size={bar ? 'small' : 'medium'} onClick={() => answer(offer, 'dismiss')}>
          Not now
        </Button>
      </div>
      {bar ? null : <Close onClose={() => answer(offer, 'dismiss')} />}
    </section>
  );
}
