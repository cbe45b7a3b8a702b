import { ButtonLink } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import type { FrontMessages } from '../../../messages/compiled/front/messages.ts';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { type LastVisit, lastVisit } from '../../durable-storage/last-visit.ts';
import * as styles from './front.css';

/** The way back for a guest whose chat at this property is still open on this device. */
export function OpenVisit({ propertyId, messages }: { propertyId: string; messages: FrontMessages }) {
  const [visit, setVisit] = useState<LastVisit | null>(null);
  // The server does not know it: it shows after the page is taken over.
  useEffect(() => setVisit(lastVisit(localDurableStorage())), []);
  if (visit?.propertyId !== propertyId || Date.parse(visit.expiresAt) <= Date.now()) return null;
  return (
    <p className={styles.visit}>
      {messages.open({ place: visit.placeLabel })}
      <ButtonLink to="/chat" size="small">
        {messages.chat}
      </ButtonLink>
    </p>
  );
}
