import type { Membership } from '@bellkey/shared/api';
import { useMayOpen } from '@bellkey/shared/shell';
import {
  AlarmClock,
  AtSign,
  BookOpen,
  Bot,
  ChartColumn,
  ChefHat,
  ClipboardList,
  CodeXml,
  IdCard,
  Inbox,
  LayoutList,
  type LucideIcon,
  MessagesSquare,
  QrCode,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import * as messages from '../../messages/compiled/frame/en.ts';
import { needsReply } from '../desk/conversations/conversation-list.ts';
import { useDeskState } from '../desk/workplace.tsx';
import { managesStaff } from '../staff-identity/manages-staff.ts';
import { asksStaffAssistant, readsChats, readsRegistrations } from '../staff-identity/own-permissions.ts';
import { seesKitchen } from '../staff-identity/sees-kitchen.ts';
import { setsLanguageModel } from '../staff-identity/sets-language-model.ts';
import { worksOnRequests } from '../staff-identity/works-on-requests.ts';
import * as styles from './side.css';

/** A larger count shows as `99+`. */
const MAX_COUNT = 99;

// A page has its budget (e2e/tests/sizes.spec.ts), and a link works without its number.
const badge = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  );
const TeamBadge = badge(() => import('./team-badge.tsx').then((module) => module.TeamBadge));
const RegistrationsBadge = badge(() =>
  import('../features/registrations/registrations-badge.tsx').then((module) => module.RegistrationsBadge),
);

interface StaffLink {
  to: string;
  name: string;
  Icon: LucideIcon;
  /** After the name: how many conversations wait. */
  badge?: ReactNode;
}

/** The navigation links that this person may open. */
export function useStaffLinks(membership: Membership, isOperator: boolean): readonly StaffLink[] {
  const { conversations } = useDeskState();
  const waiting = [...conversations.values()].filter(needsReply).length;
  const mayOpen = useMayOpen();
  const manages = managesStaff(membership);
  const links: readonly (StaffLink & { shown: boolean })[] = [
    { to: '/dashboard', name: messages.dashboard, Icon: LayoutList, shown: worksOnRequests(membership) },
    {
      to: '/dashboard/staff-chat',
      name: messages.guestChat,
      Icon: MessagesSquare,
      shown: readsChats(membership),
      // Also at 0, hidden: a number that appears and disappears must not move the links after it.
      badge: (
        <span className={styles.count} data-none={waiting === 0 || undefined}>
          {waiting > MAX_COUNT ? `${MAX_COUNT}+` : waiting}
          <span className={styles.forScreenReaders}> {messages.waitingForPersonLabel}</span>
        </span>
      ),
    },
    {
      to: '/dashboard/team-chat',
      name: messages.teamChat,
      Icon: AtSign,
      shown: worksOnRequests(membership),
      badge: (
        <Suspense fallback={<span className={styles.count} data-none />}>
          <TeamBadge />
        </Suspense>
      ),
    },
    {
      to: '/dashboard/registrations',
      name: messages.registrations,
      Icon: IdCard,
      shown: readsRegistrations(membership),
      badge: (
        <Suspense fallback={<span className={styles.count} data-none />}>
          <RegistrationsBadge className={styles.count} hidden={styles.forScreenReaders} />
        </Suspense>
      ),
    },
    {
      to: '/staff-ai-chat',
      name: messages.staffAssistant,
      Icon: Sparkles,
      shown: asksStaffAssistant(membership),
    },
    { to: '/dashboard/shift', name: messages.shift, Icon: ClipboardList, shown: worksOnRequests(membership) },
    { to: '/dashboard/due', name: messages.whatIsDue, Icon: AlarmClock, shown: worksOnRequests(membership) },
    { to: '/dashboard/kitchen', name: messages.kitchen, Icon: ChefHat, shown: seesKitchen(membership) },
    {
      to: '/dashboard/reports',
      name: messages.reports,
      Icon: ChartColumn,
      shown: worksOnRequests(membership),
    },
    { to: '/dashboard/team', name: messages.team, Icon: Users, shown: manages },
    { to: '/dashboard/codes', name: messages.codes, Icon: QrCode, shown: manages },
    { to: '/dashboard/assistant', name: messages.assistant, Icon: Bot, shown: manages },
    { to: '/dashboard/settings', name: messages.settings, Icon: Settings, shown: manages },
    { to: '/developers-admin/indexing', name: messages.knowledge, Icon: BookOpen, shown: true },
    { to: '/dashboard/leads', name: messages.enquiries, Icon: Inbox, shown: isOperator },
    {
      to: '/developers-admin/developers',
      name: messages.developers,
      Icon: CodeXml,
      shown: isOperator || setsLanguageModel(membership),
    },
  ];
  return links.filter(({ to, shown }) => shown && mayOpen(to));
}
