import { useDeviceStorage } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { useState } from 'react';
import { informationByLanguage } from '../../../messages/compiled/information/by-language.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { VisitAlarmSlot } from '../alarm/visit-alarm-slot.tsx';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { PageState } from '../page-state/page-state.tsx';
import * as styles from './information.css';
import { OpenInformation } from './open-information.tsx';
import { useInformation } from './use-information.ts';

/** What the property tells its guests, in whichever of its states. */
export function InformationScreen() {
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(informationByLanguage, language);
  const { view, load } = useInformation(storage);
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
      <OpenInformation view={view} messages={messages} language={language} load={load} />
    </>
  );
}
