import type { ApiDependencies } from './api-dependencies.ts';
import type { createEngineRegistry } from './assistant/ai-settings/engine-registry.ts';
import { aiSettingsRoutes } from './assistant/ai-settings/routes.ts';
import { detectDangerInText } from './assistant/chat/detect-danger-in-text.ts';
import { guestConversationRoutes } from './assistant/chat/guest-routes.ts';
import { staffConversationRoutes } from './assistant/chat/staff-routes.ts';
import { draftRoutes } from './assistant/drafts/routes.ts';
import { guestProfileRoutes } from './assistant/guest-profiles/routes.ts';
import { staffAssistantRoutes } from './assistant/staff-assistant/routes.ts';
import { turnRoutes } from './assistant/turns/routes.ts';
import type { TurnRunner } from './assistant/turns/turn-runner.ts';
import type { Store } from './platform/database/property-scope.ts';
import type { LiveHub } from './platform/events/live-hub.ts';
import type { Entrances } from './platform/operations/entrances.ts';
import type { Handlers } from './platform/operations/handlers.ts';
import { healthRoutes } from './platform/operations/health-routes.ts';
import { createPictureDecoding } from './platform/pictures/decode-pictures.ts';
import { apiKeyRoutes } from './property/api-keys/routes.ts';
import { countOpenSessions, createSessionEnds } from './property/guest-sessions/end-session.ts';
import { guestSessionRoutes } from './property/guest-sessions/routes.ts';
import { SESSION_LIMITS } from './property/guest-sessions/session-limits.ts';
import { placeRoutes } from './property/places/routes.ts';
import { sheetRoutes } from './property/places/sheets/routes.ts';
import { createWrongCodeLimit } from './property/places/wrong-code-limit.ts';
import { serviceLevelRoutes } from './property/service-levels/routes.ts';
import { brandRoutes } from './property/settings/brand/routes.ts';
import { hoursSettingsRoutes } from './property/settings/hours/routes.ts';
import { menuSettingsRoutes } from './property/settings/menu/routes.ts';
import { recordChanges } from './property/settings/record-change.ts';
import { settingsRoutes } from './property/settings/routes.ts';
import type { LoadAccount } from './property/staff/account.ts';
import { profileRoutes } from './property/staff/profile/routes.ts';
import { staffRoutes } from './property/staff/routes.ts';
import { teamRoutes } from './property/team/routes.ts';
import { demoRoutes } from './public/demo/routes.ts';
import { leadRoutes } from './public/leads/routes.ts';
import type { createLeadLimits } from './public/leads/take-lead.ts';
import { createOidcClient } from './public/provider-sign-in/oidc-client.ts';
import { providerSignInRoutes } from './public/provider-sign-in/routes.ts';
import { signUpRoutes } from './public/sign-up/routes.ts';
import { followRequest } from './service/alarms/follow-request.ts';
import { releaseAlarms } from './service/alarms/release-alarms.ts';
import { alarmRoutes } from './service/alarms/routes.ts';
import { chatToolRoutes } from './service/chat-tools/routes.ts';
import { choiceRoutes } from './service/choices/routes.ts';
import { announceLeft } from './service/conversations/announce-left.ts';
import { correctionRoutes } from './service/corrections/routes.ts';
import { guestDataRoutes } from './service/guest-data/routes.ts';
import { informationRoutes } from './service/information/routes.ts';
import { knowledgeRoutes } from './service/knowledge/routes.ts';
import { notificationRoutes } from './service/notifications/routes.ts';
import type { ReceiverPorts } from './service/notifications/send/receiver-ports.ts';
import { removeDevices } from './service/notifications/settings/devices.ts';
import { hasUnreadAllergy } from './service/orders/allergy.ts';
import { kitchenRoutes } from './service/orders/kitchen/routes.ts';
import { orderRoutes } from './service/orders/routes.ts';
import { togetherRoutes } from './service/orders/together/routes.ts';
import { photoRoutes } from './service/photos/routes.ts';
import { registrationRoutes } from './service/registrations/routes.ts';
import { withoutStays } from './service/registrations/stay-ports.ts';
import { reportRoutes } from './service/reports/routes.ts';
import { requestNoteRoutes } from './service/request-notes/routes.ts';
import { releaseWork } from './service/requests/release-work.ts';
import { requestRoutes } from './service/requests/routes.ts';
import { shiftRoutes } from './service/shifts/routes.ts';
import { staffViewRoutes } from './service/staff-views/routes.ts';
import { teamChannelRoutes } from './service/team-channels/routes.ts';

/** What the handlers of operations are made of. */
interface HandlerParts extends ApiDependencies {
  brandKeys: NonNullable<ApiDependencies['brandKeys']>;
  publicCallsPerHour: number;
  addresses: NonNullable<ApiDependencies['addresses']>;
  registry: ReturnType<typeof createEngineRegistry>;
  store: Store;
  hub: LiveHub;
  turnRunner: TurnRunner;
  loadAccount: LoadAccount;
  /** Counts wrong codes of places. */
  limit: ReturnType<typeof createWrongCodeLimit>;
  entrances: Entrances;
  notifications: NonNullable<ApiDependencies['notifications']>;
  receiverPorts: ReceiverPorts;
  leadLimits: ReturnType<typeof createLeadLimits>;
}

/** Every operation's handler. A module reaches a later one by the ports that are given here. */
export function createHandlers(dependencies: HandlerParts): Handlers {
  const { database, now, log, version, trust, vault } = dependencies;
  const { brandKeys, publicCallsPerHour, addresses, registry, store, turnRunner } = dependencies;
  const { loadAccount, limit, entrances, notifications, receiverPorts, leadLimits } = dependencies;
  const decode = createPictureDecoding();
  const ends = createSessionEnds(announceLeft);
  const transition = { hasUnreadAllergy, followEmergency: followRequest };
  return {
    ...healthRoutes(database, version, log),
    ...placeRoutes({ store, brandKeys }, limit, {
      countOpen: countOpenSessions,
      endAt: ends.endSessionsAt,
      endOfPlace: ends.endSessionsOfPlace,
      recordCodes: recordChanges,
    }),
    ...sheetRoutes({ store, decode }),
    ...settingsRoutes({ endAt: ends.endSessionsAt }),
    ...brandRoutes(store, decode),
    ...hoursSettingsRoutes,
    ...menuSettingsRoutes,
    ...apiKeyRoutes(),
    ...guestSessionRoutes({ store, brandKeys }, limit, now, {
      limits: dependencies.sessionLimits ?? SESSION_LIMITS,
      ends,
    }),
    ...guestConversationRoutes(turnRunner, dependencies.maxOwedTurns),
    ...photoRoutes(store, decode),
    ...guestProfileRoutes({ silence: (conversationId) => turnRunner.silence(conversationId) }),
    ...alarmRoutes(),
    ...requestRoutes(transition),
    ...correctionRoutes(),
    ...requestNoteRoutes(),
    ...guestDataRoutes(ends.endGuestSession),
    ...registrationRoutes(withoutStays),
    ...shiftRoutes(),
    ...staffViewRoutes(),
    ...chatToolRoutes(dependencies.hub),
    ...teamChannelRoutes(),
    ...reportRoutes(receiverPorts.sendMail !== null),
    ...serviceLevelRoutes(),
    ...staffAssistantRoutes(store, registry),
    ...staffRoutes(store, createWrongCodeLimit('join'), loadAccount, log, entrances.enterOperator),
    ...teamRoutes(store, {
      async releaseWork(scope, by, member, rights) {
        // Both lock first, in the same round trip.
        await Promise.all([releaseAlarms(scope, member, rights), releaseWork(scope, by, member, rights)]);
      },
    }),
    ...profileRoutes(store, dependencies.revokeSessions, log, { endPush: removeDevices }),
    ...staffConversationRoutes(turnRunner),
    ...leadRoutes({ store, limits: leadLimits, now, brandKeys }),
    ...signUpRoutes({ store, perHour: publicCallsPerHour, brandKeys }),
    ...providerSignInRoutes({
      store,
      client: dependencies.oidc ? createOidcClient(dependencies.oidc) : null,
      origins: trust.publicOrigins,
      log,
    }),
    ...demoRoutes(store, now, publicCallsPerHour),
    ...turnRoutes(),
    ...draftRoutes(turnRunner),
    ...aiSettingsRoutes({ store, registry, vault, addresses }),
    ...knowledgeRoutes(store),
    ...orderRoutes({ detectDanger: detectDangerInText }),
    ...togetherRoutes(),
    ...kitchenRoutes(transition, dependencies.hub),
    ...choiceRoutes(),
    ...informationRoutes(store),
    ...notificationRoutes({
      store,
      ports: receiverPorts,
      log,
      addresses: notifications.addresses,
      transition,
    }),
  };
}
