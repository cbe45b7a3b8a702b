import {
  type ApiProblem,
  type FirstPlace,
  useAnnounce,
  useApi,
  useConfig,
  useLocation,
  useNavigate,
  useShell,
} from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { arrivals } from '../../conversation/arrival.ts';
import { localDurableStorage, sessionDurableStorage } from '../../durable-storage/durable-storage.ts';
import { lastVisit } from '../../durable-storage/last-visit.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { LanguageRow } from '../../language/language-row.tsx';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { warmWording } from '../../wording/load-wording.ts';
import { useScanWording } from '../../wording/scan/use-scan-wording.ts';
import { prepareBar } from '../guest-bar/prepare-bar.ts';
import { ViewfinderSlot } from './camera/viewfinder-slot.tsx';
import { CodeEntry } from './code-entry/code-entry.tsx';
import { ConfirmPlace } from './confirm-place.tsx';
import { emptyConversation } from './empty-conversation.ts';
import { heldCode, holdCode, withoutCode } from './held-code.ts';
import { parseScanned } from './parse-scanned.ts';
import { PhotoEntry } from './photo/photo-entry.tsx';
import { ScanRefusal } from './scan-refusal.tsx';
import * as styles from './scan-screen.css';
import { beginRendered, beginScan, keptCode, scanReducer } from './scan-state.ts';

/** The steps from a code to its place, and the question whether it is the right one. */
export function ScanSteps({
  first,
  language,
  onLanguage,
}: {
  first: FirstPlace | null;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
}) {
  const api = useApi();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const location = useLocation();
  const [storage] = useState(sessionDurableStorage);
  const [visit] = useState(() => lastVisit(localDurableStorage()));
  const [state, dispatch] = useReducer(scanReducer, null, () => {
    if (first) return beginRendered(first);
    const given = new URLSearchParams(location.search).get('c') ?? heldCode(storage);
    return beginScan(given === null ? null : parseScanned(given, window.location.hostname));
  });

  const kept = keptCode(state);
  useEffect(() => holdCode(storage, kept), [storage, kept]);

  // The code leaves the address bar and the history; the rest of the link stays.
  const { search, hash } = location;
  // Why the chat sent the guest back, until they retry.
  const refused: ApiProblem | null = location.state?.refused ?? null;
  useEffect(() => {
    if (!new URLSearchParams(search).has('c')) return;
    navigate({ search: withoutCode(search), hash }, { replace: true });
  }, [navigate, search, hash]);

  const resolving = state.step === 'resolving' ? state.code : null;
  useEffect(() => {
    if (resolving === null) return;
    const abort = new AbortController();
    void api
      .call('POST /api/qr/resolve', { body: { code: resolving } }, { signal: abort.signal })
      .then((result) => {
        if (abort.signal.aborted) return;
        if (result.ok) {
          // Waited for the network.
          const problem = refused?.code === 'offline' ? null : refused;
          dispatch({ type: 'resolved', code: resolving, place: result.value, problem });
        } else dispatch({ type: 'resolve-failed', code: resolving, problem: result.error, now: Date.now() });
      });
    return () => abort.abort();
  }, [api, resolving, refused]);

  const stuck =
    state.step === 'waiting' || (state.step === 'refused' && state.refusal.kind === 'unreachable');
  useEffect(() => {
    if (!stuck) return;
    const retry = () => dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [stuck]);

  const { scan } = useScanWording();
  const found = state.step === 'found' ? state.place : null;
  // While the guest reads the question, everything that its answer needs is prefetched.
  const { preloadPage } = useShell();
  const { apiBaseUrl } = useConfig();
  const wearBrand = useRef(() => {});
  const isFound = found !== null;
  useEffect(() => {
    if (!isFound) return;
    preloadPage?.('/chat');
    void warmWording(loadChatWording, language);
  }, [preloadPage, isFound, language]);
  useEffect(() => {
    if (found) wearBrand.current = prepareBar(found.property, apiBaseUrl);
  }, [found, apiBaseUrl]);
  useEffect(() => {
    if (!found) return;
    // Browsers refuse it before the first touch and log an error.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    announce(`${found.property.name}, ${found.place.label}. ${scan.confirm.question}`);
  }, [announce, found, scan]);

  const onRead = useCallback(
    (text: string) => dispatch({ type: 'scanned', scanned: parseScanned(text, window.location.hostname) }),
    [],
  );

  // The chat shows at once and accepts text; without a session after all it sends the guest back.
  function start() {
    if (state.step !== 'found') return;
    const started = api.call('POST /api/guest/session', { body: { code: state.code } });
    void started.then(({ ok }) => ok && holdCode(storage, null));
    arrivals.begin({ snapshot: emptyConversation(state.place, Date.now()), started });
    wearBrand.current();
    navigate('/chat');
  }

  const languages = <LanguageRow label={scan.language} language={language} onChange={onLanguage} />;
  const lookAgain = () => dispatch({ type: 'look-again' });

  if (state.step === 'found') {
    return (
      <section className={styles.page}>
        <ConfirmPlace
          place={state.place}
          code={state.code}
          problem={state.problem}
          onContinue={start}
          onElsewhere={lookAgain}
        />
        {languages}
      </section>
    );
  }

  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{scan.title}</h1>
        <p className={styles.lede}>{scan.intro}</p>
      </header>
      {state.step === 'resolving' ? <Skeleton label={scan.resolving} lines={4} /> : null}
      {state.step === 'waiting' ? (
        <Notice
          tone="warn"
          title={scan.offline}
          live="polite"
          action={
            <>
              <Button onClick={() => dispatch({ type: 'retry' })}>{scan.tryNow}</Button>
              <Button look="outline" onClick={lookAgain}>
                {scan.another}
              </Button>
            </>
          }
        >
          {scan.offlineText}
        </Notice>
      ) : null}
      {state.step === 'refused' ? (
        <ScanRefusal
          refusal={state.refusal}
          onRetry={() => dispatch({ type: 'retry' })}
          onLookAgain={lookAgain}
        />
      ) : null}
      {state.step === 'looking' ? (
        <div className={styles.ways}>
          <ViewfinderSlot onRead={onRead} />
          <div className={styles.other}>
            <CodeEntry onCode={(code) => dispatch({ type: 'scanned', scanned: { kind: 'code', code } })} />
            <PhotoEntry onRead={onRead} />
            {visit && Date.parse(visit.expiresAt) > Date.now() ? (
              <p className={styles.back}>
                {scan.stillOpen({ property: visit.propertyName, place: visit.placeLabel })}
                <ButtonLink to="/chat" look="outline" size="small">
                  {scan.toChat}
                </ButtonLink>
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
      {languages}
    </section>
  );
}
