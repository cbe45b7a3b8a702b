import { useAction } from '@bellkey/shared/action';
import type { CodedPlace, OperationOutput, PrintedCode } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { EndCode } from './end-code.tsx';
import { IssuedCodes } from './issued-codes.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PlaceChoice } from './place-choice.tsx';

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; house: OperationOutput<'GET /api/staff/places'> };

/** The page's content for managers and owners, and a message for everyone else. */
export function CodesView() {
  const { membership } = useWorkplace();
  return managesStaff(membership) ? (
    <Codes propertyId={membership.property.id} />
  ) : (
    <StaffPage title={messages.codes}>
      <Notice title={messages.forManagers}>{messages.codesAreMadeAndPrinted}</Notice>
    </StaffPage>
  );
}

function Codes({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [issued, setIssued] = useState<readonly PrintedCode[] | null>(null);
  const { run, busy, problem, clear } = useAction();

  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/places', { query: { property: propertyId } });
    setLoad(
      answer.ok ? { status: 'ready', house: answer.value } : { status: 'failed', problem: answer.error },
    );
  }, [api, propertyId]);
  useEffect(() => void refresh(), [refresh]);

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
        void refresh();
      },
    );
  };

  if (issued && load.status === 'ready') {
    return <IssuedCodes property={load.house.property} codes={issued} onDone={() => setIssued(null)} />;
  }
  return (
    <StaffPage title={messages.codes} intro={messages.eachRoomAndTable} width="wide">
      {problem ? (
        <ProblemNotice problem={problem} title={messages.theCodesCouldNotBeMade} onRetry={clear} />
      ) : null}
      {load.status === 'loading' ? <Skeleton label={messages.loadingThePlaces} lines={6} /> : null}
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.thePlacesCouldNotBeLoaded} onRetry={refresh} />
      ) : null}
      {load.status === 'ready' && load.house.places.length === 0 ? (
        <Notice title={messages.noPlacesYet}>{messages.thisPropertyHasNoRooms}</Notice>
      ) : null}
      {load.status === 'ready' && load.house.places.length > 0 ? (
        <>
          <PlaceChoice places={load.house.places} making={busy} onMake={make} />
          <OpenSessions propertyId={propertyId} places={load.house.places} onEnded={() => void refresh()} />
          <EndCode propertyId={propertyId} places={load.house.places} onEnded={() => void refresh()} />
        </>
      ) : null}
    </StaffPage>
  );
}
