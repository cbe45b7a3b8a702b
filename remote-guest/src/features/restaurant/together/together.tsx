import { useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { englishTogetherWording, loadTogetherWording } from '../../../wording/together-wording.ts';
import { useLoadedWording } from '../../../wording/use-loaded-wording.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { OpenTab } from './open-tab.tsx';
import { StartTab } from './start-tab.tsx';
import { tabNews } from './tab-news.ts';
import * as styles from './together.css';
import type { TabOfPage } from './use-tab.ts';

/** Ordering together: how to begin or join, or the tab with everyone's dishes. */
export function Together({ kitchen, own }: { kitchen: Kitchen; own: TabOfPage }) {
  const loaded = useLoadedWording(englishTogetherWording, loadTogetherWording, kitchen.language);
  const messages = loaded?.messages ?? null;
  const { tab, status, load } = own;
  const announce = useAnnounce();
  const before = useRef(tab);
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    if (!messages) return;
    for (const text of tabNews(before.current, tab, messages)) announce(text);
    if (before.current && !tab) setEnded(true);
    if (tab) setEnded(false);
    before.current = tab;
  }, [tab, messages, announce]);

  if (!messages || kitchen.over) return null;
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <p role="status">{messages.failed}</p>
        <Button look="outline" size="small" disabled={!kitchen.online} onClick={() => void load()}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  if (status === 'loading') return null;
  if (tab) return <OpenTab key={tab.id} tab={tab} kitchen={kitchen} own={own} messages={messages} />;
  return (
    <>
      {ended ? <p className={styles.ended}>{messages.ended}</p> : null}
      <StartTab kitchen={kitchen} own={own} messages={messages} />
    </>
  );
}
