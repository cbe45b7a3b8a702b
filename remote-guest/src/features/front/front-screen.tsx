import { useSetPropertyBar } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect, useState } from 'react';
import { frontByLanguage } from '../../../messages/compiled/front/by-language.ts';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { FirstMomentContext } from '../../first-data/first-moment.ts';
import { useFirstData } from '../../first-data/use-first-data.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLateBar } from '../guest-bar/use-late-bar.ts';
import { PageState } from '../page-state/page-state.tsx';
import * as styles from './front.css';
import { frontBar } from './front-bar.tsx';
import { OpenFront } from './open-front.tsx';
import { useFront } from './use-front.ts';

/** A property's front page, in whichever of its states. */
export function FrontScreen() {
  const first = useFirstData('property');
  const [storage] = useState(localDurableStorage);
  const [language, setLanguage] = useGuestLanguage(storage, first?.languages);
  const messages = selectMessages(frontByLanguage, language);
  const { view, load } = useFront(first);
  const setBar = useSetPropertyBar();
  const late = useLateBar(language);
  const property = view.status === 'open' ? view.front.property : null;
  useEffect(() => {
    if (property) setBar?.(frontBar(property, language, late?.barLabels(language)));
  }, [setBar, property, language, late]);

  if (view.status !== 'open') {
    return (
      <PageState
        view={view.status === 'gone' ? { status: 'no-session' } : view}
        messages={messages}
        wayOut={messages.gone}
        language={language}
        className={styles.page}
        onRetry={() => void load()}
      />
    );
  }
  return (
    <FirstMomentContext value={first?.at ?? null}>
      <OpenFront front={view.front} load={load} language={language} onLanguage={setLanguage} />
    </FirstMomentContext>
  );
}
