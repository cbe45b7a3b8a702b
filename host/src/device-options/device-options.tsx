import { useBrand } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useId, useRef } from 'react';
import * as messages from '../../messages/compiled/device/en.ts';
import { InstallSteps } from '../install-prompt/install-steps.tsx';
import { focusPage } from '../notices/focus-page.ts';
import { shownLabels } from '../shown-value/shown-labels.ts';
import { useShownValue } from '../shown-value/use-shown-value.ts';
import { SubdomainPanel } from '../subdomain-panel/subdomain-panel.tsx';
import * as styles from './device-options.css';
import { statusLine } from './status-line.ts';
import type { DeviceOptions as Options } from './use-device-options.ts';

const hostname = () => window.location.hostname;

/** Install button; on iOS it opens the steps, which only the person can take. */
function Install({ offer, install }: Pick<Options, 'offer' | 'install'>) {
  const { name } = useBrand();
  const labels = useShownValue(shownLabels);
  const titleId = useId();
  const steps = useRef<HTMLDialogElement>(null);
  if (!offer || install === 'hidden') return null;
  const done = () => {
    // While the dialog is open, nothing else can have the focus.
    steps.current?.close();
    offer.dismiss();
    focusPage();
  };
  return (
    <>
      <Button
        look="outline"
        size="small"
        onClick={() => (install === 'native' ? offer.install() : steps.current?.showModal())}
      >
        {(labels ?? messages).installName({ name })}
      </Button>
      <dialog ref={steps} className={styles.steps} aria-labelledby={titleId}>
        <InstallSteps titleId={titleId} name={name} onDone={done} />
      </dialog>
    </>
  );
}

/** Options of this device, in a reserved place: the footer, or the menu of app pages. */
export function DeviceOptions({ offer, install, update, status, panel }: Options) {
  const labels = useShownValue(shownLabels);
  return (
    <>
      {status ? (
        <p className={styles.status} lang={labels?.language}>
          {statusLine(status, labels ?? messages)}
        </p>
      ) : null}
      <div className={styles.buttons} lang={labels?.language}>
        <Install offer={offer} install={install} />
        {update ? (
          <Button look="outline" size="small" onClick={() => location.reload()}>
            {labels?.reloadButton ?? messages.reloadButton}
          </Button>
        ) : null}
      </div>
      {panel ? (
        <div className={styles.panel}>
          <SubdomainPanel hostname={hostname} />
        </div>
      ) : null}
    </>
  );
}
