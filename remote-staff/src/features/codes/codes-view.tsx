import { useAction } from '@bellkey/shared/action';
import type { CodedPlace, PrintedCode } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useApi } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { EndCode } from './end-code.tsx';
import { IssuedCodes } from './issued-codes.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PlaceChoice } from './place-choice.tsx';

/** The page's content for managers and owners, and a message for everyone else. */
export function CodesView() {
  const { membership } = useWorkplace();
  return managesStaff(membership) ? (
    <Codes propertyId={membership.property.id} />
  ) : (
    <StaffPage title={messages.codes}>
      <Notice title={messages.forManagers}>{messages.noAccessText}</Notice>
    </StaffPage>
  );
}

function Codes({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const load = useLoad('GET /api/staff/places', { query: { property: propertyId } });
  // Codes are not made from a list that may be out of date.
  const known = load.problem ? null : load.value;
  const [issued, setIssued] = useState<readonly PrintedCode[] | null>(null);
  const { run, busy, problem, clear } = useAction();

  const make = (places: readonly CodedPlace[]) => {
    clear();
    return run(
      () =>
        api.call('POST /api/staff/codes', {
          query: { property: propertyId },
          body: { placeIds: places.map(({ id }) => id) },
        }),
      ({ codes }) => {
        setIssued(codes);
        void load.refresh();
      },
    );
  };

  if (issued && known) {
    return <IssuedCodes property={known.property} codes={issued} onDone={() => setIssued(null)} />;
  }
  return (
    <StaffPage title={messages.codes} intro={messages.intro} width="wide">
      {problem ? <ProblemNotice problem={problem} title={messages.createFailed} onRetry={clear} /> : null}
      {load.status === 'loading' ? <Skeleton label={messages.loadingThePlaces} lines={6} /> : null}
      {load.problem ? (
        <ProblemNotice problem={load.problem} title={messages.loadFailed} onRetry={load.refresh} />
      ) : null}
      {known?.places.length === 0 ? (
        <Notice title={messages.noPlacesYet}>{messages.noPlacesHint}</Notice>
      ) : null}
      {known && known.places.length > 0 ? (
        <>
          <PlaceChoice places={known.places} making={busy} onMake={make} />
          <OpenSessions propertyId={propertyId} places={known.places} onEnded={() => void load.refresh()} />
          <EndCode propertyId={propertyId} places={known.places} onEnded={() => void load.refresh()} />
        </>
      ) : null}
    </StaffPage>
  );
}
