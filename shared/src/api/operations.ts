import { z } from 'zod';
import { apiKeyOperations } from './access/api-keys.ts';
import { openSessionOperations } from './access/open-sessions.ts';
import type { OperationSpec } from './access/operation-spec.ts';
import { secondFactorOperations } from './access/second-factor.ts';
import { conciergeOperations } from './assistant/concierge-operations.ts';
import { staffAssistantOperations } from './assistant/staff-assistant.ts';
import { photoOperations } from './conversations/photos.ts';
import { chatToolOperations } from './desk/chat-tools.ts';
import { correctionOperations } from './desk/corrections.ts';
import { requestNoteOperations } from './desk/request-notes.ts';
import { staffOperations } from './desk/staff-operations.ts';
import { staffRequestOperations } from './desk/staff-request-operations.ts';
import { staffViewOperations } from './desk/staff-views.ts';
import { guestDataOperations } from './guests/guest-data.ts';
import { guestInformationOperations } from './guests/guest-information.ts';
import { guestOperations } from './guests/guest-operations.ts';
import { guestProfileOperations } from './guests/guest-profile.ts';
import { guestRegistrationOperations } from './guests/guest-registration.ts';
import { guestServiceOperations } from './guests/guest-services.ts';
import { knowledgeGapOperations } from './knowledge/knowledge-gap-operations.ts';
import { knowledgeOperations } from './knowledge/knowledge-operations.ts';
import { guestNotificationOperations } from './notifications/guest-notifications.ts';
import { notificationOperations } from './notifications/notification-operations.ts';
import { choiceOperations } from './orders/choices.ts';
import { kitchenOperations } from './orders/kitchen-operations.ts';
import { menuSettingsOperations } from './orders/menu-settings.ts';
import { orderOperations } from './orders/order-operations.ts';
import { tabOperations } from './orders/tab-operations.ts';
import { brandOperations } from './property/brand-operations.ts';
import { serviceLevelOperations } from './property/service-levels.ts';
import { settingsOperations } from './property/settings-operations.ts';
import { demoOperations } from './public/demo.ts';
import { leadOperations } from './public/leads.ts';
import { providerSignInOperations } from './public/provider-sign-in.ts';
import { signUpOperations } from './public/sign-up-operations.ts';
import { reportOperations } from './requests/reports.ts';
import { requestOperations } from './requests/request-operations.ts';
import { profileOperations } from './staff/profile-operations.ts';
import { registrationOperations } from './staff/registration-operations.ts';
import { shiftOperations } from './staff/shift-operations.ts';
import { teamChannelOperations } from './staff/team-channels.ts';
import { teamOperations } from './staff/team-operations.ts';

/**
 * Every operation, by method and path. The API implements exactly these, OpenAPI is generated from them and the
 * browsers' client takes its types from them. Changes are additive: an old remote keeps working.
 */
export const operations = {
  ...leadOperations,
  ...staffAssistantOperations,
  ...signUpOperations,
  ...providerSignInOperations,
  ...secondFactorOperations,
  ...demoOperations,
  ...orderOperations,
  ...tabOperations,
  ...kitchenOperations,
  ...choiceOperations,
  ...guestServiceOperations,
  ...guestInformationOperations,
  ...guestNotificationOperations,
  ...conciergeOperations,
  ...knowledgeOperations,
  ...knowledgeGapOperations,
  ...guestOperations,
  ...photoOperations,
  ...guestProfileOperations,
  ...guestDataOperations,
  ...guestRegistrationOperations,
  ...registrationOperations,
  ...openSessionOperations,
  ...profileOperations,
  ...settingsOperations,
  ...brandOperations,
  ...menuSettingsOperations,
  ...staffOperations,
  ...chatToolOperations,
  ...requestOperations,
  ...staffRequestOperations,
  ...correctionOperations,
  ...requestNoteOperations,
  ...staffViewOperations,
  ...teamOperations,
  ...teamChannelOperations,
  ...notificationOperations,
  ...shiftOperations,
  ...reportOperations,
  ...serviceLevelOperations,
  ...apiKeyOperations,
  'GET /api/health': {
    summary: 'Report whether the API and its database answer',
    tag: 'service',
    auth: 'public',
    may: 'anybody',
    status: 200,
    roundTrips: 1,
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['pglite', 'postgresql']),
      version: z.string(),
    }),
    problems: [],
  },
} as const satisfies Record<string, OperationSpec>;
