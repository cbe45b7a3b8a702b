import { useDeviceStorage, useParams, useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { englishProfileWording, loadProfileWording } from '../../wording/profile-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { KnownFacts } from './known-facts.tsx';
import { OwnData } from './own-data.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import * as styles from './profile-screen.css';
import { useProfile } from './use-profile.ts';

/** What a property knows about this guest, in whichever of its states. Nothing of it stays on the device. */
export function ProfileScreen() {
  const { id = '' } = useParams();
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(englishProfileWording, loadProfileWording, chosen);
  const { language, messages } = loaded ?? englishProfileWording;
  const { view, load, save, askForErasure, loadExport } = useProfile(id);
  const profile = view.status === 'open' ? view.profile : null;
  const unknown = view.status === 'failed' && view.problem.status === 401;
  useGuestBar(
    profile
      ? { profileId: profile.id, propertyName: profile.property.name, placeLabel: profile.place.label }
      : unknown
        ? null
        : undefined,
    chosen,
    setLanguage,
  );
  const online = useOnline();
  const known = profile !== null;
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(known ? messages.title : null);
    return () => setTitle(null);
  }, [setTitle, messages, known]);

  if (view.status === 'loading' || loaded === null) {
    return (
      <section className={styles.page} lang={loaded === null ? undefined : language}>
        <PageOutline title={messages.title} lead={messages.lead} label={messages.loading} />
      </section>
    );
  }
  if (view.status === 'failed') {
    const { problem } = view;
    const way =
      problem.status === 404 ? messages.notFound : problem.status === 401 ? messages.noSession : null;
    if (way) {
      const to = problem.status === 404 ? '/orders' : '/scan-qr';
      return (
        <div lang={language}>
          <PlainPage title={way.title} action={<ButtonLink to={to}>{way.action}</ButtonLink>}>
            <p>{way.text}</p>
          </PlainPage>
        </div>
      );
    }
    const { offline, other, text, retry } = messages.unreachable;
    return (
      <section className={styles.page} lang={language}>
        <h1 className={styles.title}>{messages.title}</h1>
        <Notice
          tone="warn"
          live="polite"
          title={problem.code === 'offline' ? offline : other}
          reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
          action={<Button onClick={() => void load()}>{retry}</Button>}
        >
          {text}
        </Notice>
      </section>
    );
  }
  if (!profile) return null;
  return (
    <section className={styles.page} lang={language} aria-label={messages.title}>
      <header>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.lead}>
          {messages.where({ property: profile.property.name, place: profile.place.label })}. {messages.lead}
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
      <OwnData
        profile={profile}
        messages={messages}
        language={language}
        online={online}
        loadExport={loadExport}
        onErase={askForErasure}
      />
    </section>
  );
}
