import type { Membership } from '@bellkey/shared/api';
import { detectSubdomain } from '@bellkey/shared/brand';
import {
  NavLink,
  useApi,
  useLocation,
  useMayOpen,
  useNavigate,
  useSearchParams,
  useSession,
} from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import {
  BookOpen,
  Bot,
  CodeXml,
  Inbox,
  LayoutList,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  QrCode,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { needsReply } from '../desk/conversations/conversation-list.ts';
import { closeDesks } from '../desk/desk-registry.ts';
import { useDeskState, WorkplaceProvider } from '../desk/workplace.tsx';
import { AlarmBar } from '../features/alarm/bar/alarm-bar.tsx';
import { useAlarmBadge } from '../features/alarm/title/use-alarm-badge.ts';
import { useAlarmTitle } from '../features/alarm/title/use-alarm-title.ts';
import { RequiredSecondFactor } from '../features/second-factor/required-second-factor.tsx';
import { SignedInOnly } from '../features/sign-in/signed-in-only.tsx';
import { StandingNotice } from '../features/sign-in/standing-notice.tsx';
import { ProblemNotice } from '../problem/problem-notice.tsx';
import { managesStaff } from '../staff-identity/manages-staff.ts';
import { setsLanguageModel } from '../staff-identity/sets-language-model.ts';
import { standingOf } from '../staff-identity/standing.ts';
import { useStaffIdentity } from '../staff-identity/use-staff-identity.ts';
import { chosenMembership, rememberProperty } from './chosen-property.ts';
import * as styles from './staff-frame.css';

/**
 * The layout of every page behind the sign-in: where to go, who is signed in, at which property, and the way out.
 *
 * @param withoutProperty what a person who works at no property sees; without it, where they stand
 * @param forOperators the same for those of them who run the platform; without it, the enquiries
 */
export function StaffFrame({
  children,
  withoutProperty,
  forOperators = <ToEnquiries />,
}: {
  children: ReactNode;
  withoutProperty?: ReactNode;
  forOperators?: ReactNode;
}) {
  return (
    <SignedInOnly>
      {(user) => (
        <ApprovedOnly
          uid={user.uid}
          email={user.email}
          withoutProperty={withoutProperty}
          forOperators={forOperators}
        >
          {children}
        </ApprovedOnly>
      )}
    </SignedInOnly>
  );
}

function ApprovedOnly({
  uid,
  email,
  withoutProperty,
  forOperators,
  children,
}: {
  uid: string;
  email: string | null;
  withoutProperty: ReactNode;
  forOperators: ReactNode;
  children: ReactNode;
}) {
  const { identity, refresh } = useStaffIdentity(uid);
  const signOut = useSignOut();
  const [query] = useSearchParams();
  const [picked, setPicked] = useState(query.get('property'));

  if (identity.status === 'loading') {
    return (
      <div className={styles.alone}>
        <Skeleton label="Looking up your access" lines={6} />
      </div>
    );
  }
  if (identity.status === 'failed') {
    return (
      <div className={styles.alone}>
        <ProblemNotice problem={identity.problem} title="We can’t look up your access" onRetry={refresh} />
      </div>
    );
  }
  const standing = standingOf(identity.me.memberships);
  const isOperator = identity.me.operator !== undefined;
  if (standing.kind === 'none' && identity.me.operatorNeedsSecondFactor) {
    return (
      <div className={styles.content}>
        <div className={styles.alone}>
          <RequiredSecondFactor
            reason="Who runs this platform signs in with a second factor."
            fallback="/dashboard/leads"
            onSetUp={refresh}
          >
            <div>
              <SignOutButton onSignOut={signOut} />
            </div>
          </RequiredSecondFactor>
        </div>
      </div>
    );
  }
  if (standing.kind === 'none' && withoutProperty) {
    return (
      <div className={styles.content}>
        {withoutProperty}
        <SignOutButton onSignOut={signOut} />
      </div>
    );
  }
  if (standing.kind === 'none' && isOperator) return forOperators;
  if (standing.kind !== 'approved') {
    return (
      <div className={styles.alone}>
        <StandingNotice standing={standing} email={email} onSignOut={signOut} />
      </div>
    );
  }
  const membership =
    standing.memberships.find(({ property }) => property.id === picked) ??
    chosenMembership(localStorage, uid, standing.memberships, detectSubdomain(location.hostname).subdomain);
  const pick = (propertyId: string) => {
    rememberProperty(localStorage, uid, propertyId);
    setPicked(propertyId);
  };
  // Said by the API, which also enforces it; an older one does not say whether the sign-in has one.
  if (membership.secondFactorRequired && identity.me.secondFactor === false) {
    return (
      <div className={styles.content}>
        <div className={styles.alone}>
          <RequiredSecondFactor
            reason={`${membership.property.name} lets managers and owners in with a second factor only.`}
            fallback="/dashboard"
            onSetUp={refresh}
          >
            {standing.memberships
              .filter(({ id }) => id !== membership.id)
              .map(({ id, property }) => (
                <div key={id}>
                  <Button look="outline" size="small" onClick={() => pick(property.id)}>
                    Go to {property.name}
                  </Button>
                </div>
              ))}
            <div>
              <SignOutButton onSignOut={signOut} />
            </div>
          </RequiredSecondFactor>
        </div>
      </div>
    );
  }
  return (
    <WorkplaceProvider key={membership.property.id} uid={uid} membership={membership}>
      <Workplace
        side={
          <Side
            membership={membership}
            memberships={standing.memberships}
            isOperator={isOperator}
            onPick={pick}
            onSignOut={signOut}
          />
        }
      >
        {children}
      </Workplace>
    </WorkplaceProvider>
  );
}

/** The bar of alarms over everything, where to go, and the page. */
function Workplace({ side, children }: { side: ReactNode; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useAlarmBadge();
  useAlarmTitle();
  return (
    <div className={styles.workplace}>
      <AlarmBar content={content} />
      <div className={styles.frame}>
        {side}
        <div ref={content} className={styles.content} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Who runs the platform and works at no property has one page here. */
function ToEnquiries() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/dashboard/leads', { replace: true }), [navigate]);
  return <Skeleton label="Opening the enquiries" lines={4} />;
}

/** Signing out, in one place: the session ends, and nothing of it stays on the screen. */
function useSignOut(): () => Promise<void> {
  const api = useApi();
  const { store } = useSession();
  return async () => {
    closeDesks(api);
    await store.signOut();
  };
}

/** A page of the navigation, for whom it is. */
/** More than that are shown as `99+`. */
const MOST_COUNTED = 99;

interface StaffPage {
  to: string;
  name: string;
  Icon: LucideIcon;
  shown: boolean;
  /** Beside the name: how many wait. */
  badge?: ReactNode;
}

function Side({
  membership,
  memberships,
  isOperator,
  onPick,
  onSignOut,
}: {
  membership: Membership;
  memberships: readonly Membership[];
  isOperator: boolean;
  onPick(propertyId: string): void;
  onSignOut(): Promise<void>;
}) {
  const { conversations } = useDeskState();
  const waiting = [...conversations.values()].filter(needsReply).length;
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const manages = managesStaff(membership);
  const pages: readonly StaffPage[] = [
    { to: '/dashboard', name: 'Dashboard', Icon: LayoutList, shown: true },
    {
      to: '/dashboard/staff-chat',
      name: 'Guest chat',
      Icon: MessagesSquare,
      shown: true,
      // Always in its place: a number that comes and goes must not move the links after it.
      badge: (
        <span className={styles.count} data-none={waiting === 0 || undefined}>
          {waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : waiting}
          <span className={styles.forScreenReaders}> waiting for a person</span>
        </span>
      ),
    },
    { to: '/dashboard/team', name: 'Team', Icon: Users, shown: manages },
    { to: '/dashboard/codes', name: 'Codes', Icon: QrCode, shown: manages },
    { to: '/dashboard/assistant', name: 'Assistant', Icon: Bot, shown: manages },
    { to: '/developers-admin/indexing', name: 'Knowledge', Icon: BookOpen, shown: true },
    { to: '/dashboard/leads', name: 'Enquiries', Icon: Inbox, shown: isOperator },
    {
      to: '/developers-admin/developers',
      name: 'Developers',
      Icon: CodeXml,
      shown: isOperator || setsLanguageModel(membership),
    },
  ];
  const nav = useRef<HTMLElement>(null);
  // On a phone the pages stand in one row that scrolls; the one that is open is in sight.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${pathname}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles.side}>
      {memberships.length > 1 ? (
        <label className={styles.switcher}>
          <span className={styles.forScreenReaders}>Property</span>
          <select value={membership.property.id} onChange={(event) => onPick(event.target.value)}>
            {memberships.map(({ property }) => (
              <option key={property.id} value={property.id}>
                {property.name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className={styles.property}>{membership.property.name}</p>
      )}
      <nav ref={nav} aria-label="Staff" className={styles.nav}>
        {pages
          .filter(({ to, shown }) => shown && mayOpen(to))
          .map(({ to, name, Icon, badge }) => (
            <NavLink key={to} to={to} end={to === '/dashboard'} className={styles.link ?? ''}>
              <Icon size={18} aria-hidden="true" />
              {name}
              {badge}
            </NavLink>
          ))}
      </nav>
      <div className={styles.person}>
        {mayOpen('/profile') ? (
          <NavLink to="/profile" className={styles.name ?? ''}>
            <Person membership={membership} />
          </NavLink>
        ) : (
          <p className={styles.name}>
            <Person membership={membership} />
          </p>
        )}
        <SignOutButton onSignOut={onSignOut} />
      </div>
    </div>
  );
}

function SignOutButton({ onSignOut }: { onSignOut(): Promise<void> }) {
  return (
    <button type="button" className={styles.signOut} onClick={() => void onSignOut()}>
      <LogOut size={18} aria-hidden="true" />
      <span>Sign out</span>
    </button>
  );
}

function Person({ membership }: { membership: Membership }) {
  return (
    <>
      <span>{membership.name}</span>
      <span className={styles.role}>{roleNames[membership.role]}</span>
    </>
  );
}

const roleNames: Record<Membership['role'], string> = {
  staff: 'Staff',
  agent: 'Front desk',
  manager: 'Manager',
  owner: 'Owner',
  developer: 'Developer',
};
