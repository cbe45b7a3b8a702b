import { useDeviceStorage } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { useState } from 'react';
import { compareByLanguage } from '../../../messages/compiled/compare/by-language.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { englishCatalogueWording, loadCatalogueWording } from '../../wording/catalogue-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { VisitAlarmSlot } from '../alarm/visit-alarm-slot.tsx';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { PageState } from '../page-state/page-state.tsx';
import * as styles from './compare-screen.css';
import { OpenComparison } from './open-comparison.tsx';
import { useChoices } from './use-choices.ts';

/** The comparison page, in each of its states. */
export function CompareScreen() {
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(compareByLanguage, language);
  const { catalogue } =
    useLoadedWording(englishCatalogueWording, loadCatalogueWording, language) ?? englishCatalogueWording;
  const { view, load } = useChoices(storage);
  useGuestBar(visitOf(view), language, setLanguage);
  useLocalTitle(language, messages.title);

  if (view.status !== 'open') {
    return (
      <>
        <VisitAlarmSlot language={language} />
        <PageState
          view={view}
          messages={messages}
          wayOut={messages.noSession}
          language={language}
          className={styles.page}
          onRetry={() => void load()}
        />
      </>
    );
  }
  return (
    <>
      <VisitAlarmSlot language={language} />
      <OpenComparison {...{ view, messages, language, catalogue, storage }} />
    </>
  );
}
