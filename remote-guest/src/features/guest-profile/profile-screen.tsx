import { useDeviceStorage, useParams, useSetTitle } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { englishProfileWording, loadProfileWording } from '../../wording/profile-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { VisitAlarmSlot } from '../alarm/visit-alarm-slot.tsx';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { type MissingContent, PageState } from '../page-state/page-state.tsx';
import { ToldSetting } from '../told-when-closed/told-setting.tsx';
import { EmailSettingSlot } from '../visit-email/email-setting-slot.tsx';
import { KnownFacts } from './known-facts.tsx';
import { OwnData } from './own-data.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import * as styles from './profile-screen.css';
import { type ProfileView, useProfile } from './use-profile.ts';

/** What a property knows about this guest, in each state of the page. None of it is stored on the device. */
export function ProfileScreen() {
  const { id = '' } = useParams();
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(englishProfileWording, loadProfileWording, chosen);
  const { language, messages } = loaded ?? englishProfileWording;
  const { view, load, save, askForErasure, loadExport } = useProfile(id);
  const known = view.status === 'open' ? view.profile : null;
  const unknown = view.status === 'failed' && view.problem.status === 401;
  useGuestBar(
    known
      ? { profileId: known.id, property: known.property, placeLabel: known.place.label }
      : unknown
        ? null
        : undefined,
    chosen,
    setLanguage,
  );
  const online = useOnline();
  const isKnown = known !== null;
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(isKnown ? messages.title : null);
    return () => setTitle(null);
  }, [setTitle, messages, isKnown]);

  if (loaded === null || view.status !== 'open') {
    const isNotFound = view.status === 'failed' && view.problem.status === 404;
    return (
      <>
        <VisitAlarmSlot language={chosen} />
        <PageState
          view={loaded ? missingIn(view) : { status: 'loading' }}
          messages={messages}
          wayOut={isNotFound ? { ...messages.notFound, to: '/orders' } : messages.noSession}
          language={loaded ? language : undefined}
          className={styles.page}
          onRetry={() => void load()}
        />
      </>
    );
  }
  const { profile } = view;
  return (
    <>
      <VisitAlarmSlot language={chosen} />
      <section className={styles.page} lang={language} aria-label={messages.title}>
        <header>
          <h1 className={styles.title}>{messages.title}</h1>
          <p className={styles.intro}>
            {messages.where({ property: profile.property.name, place: profile.place.label })}.{' '}
            {messages.intro}
          </p>
          <p className={styles.status} role="status" hidden={online}>
            {messages.offline}
          </p>
        </header>
        <KnownFacts profile={profile} messages={messages} language={language} />
        <PreferencesForm
          profile={profile}
          messages={messages}
          online={online}
          onLanguage={setLanguage}
          onSave={save}
        />
        <section className={styles.part}>
          <h2 className={styles.heading}>{messages.history}</h2>
          <div className={styles.actions}>
            <ButtonLink to="/orders" look="outline">
              {messages.toRequests}
            </ButtonLink>
            <ButtonLink to="/chat" look="quiet">
              {messages.toChat}
            </ButtonLink>
          </div>
        </section>
        <ToldSetting language={chosen} online={online} />
        <EmailSettingSlot language={chosen} online={online} />
        <OwnData
          profile={profile}
          messages={messages}
          language={language}
          online={online}
          loadExport={loadExport}
          onErase={askForErasure}
        />
      </section>
    </>
  );
}

/** Another guest's profile, and an ended session, cannot be retried. */
function missingIn(view: ProfileView): MissingContent {
  if (view.status !== 'failed') return { status: 'loading' };
  const { problem } = view;
  const isClosed = problem.status === 404 || problem.status === 401;
  return isClosed ? { status: 'no-session' } : { status: 'unreachable', problem };
}
