import { z } from 'zod';
import { apiKeyOperations } from './api-keys.ts';
import { brandOperations } from './brand-operations.ts';
import { chatToolOperations } from './chat-tools.ts';
import { choiceOperations } from './choices.ts';
import { conciergeOperations } from './concierge-operations.ts';
import { correctionOperations } from './corrections.ts';
import { demoOperations } from './demo.ts';
import { guestDataOperations } from './guest-data.ts';
import { guestInformationOperations } from './guest-information.ts';
import { guestNotificationOperations } from './guest-notifications.ts';
import { guestOperations } from './guest-operations.ts';
import { guestProfileOperations } from './guest-profile.ts';
import { guestRegistrationOperations } from './guest-registration.ts';
import { guestServiceOperations } from './guest-services.ts';
import { kitchenOperations } from './kitchen-operations.ts';
import { knowledgeGapOperations } from './knowledge-gap-operations.ts';
import { knowledgeOperations } from './knowledge-operations.ts';
import { leadOperations } from './leads.ts';
import { menuSettingsOperations } from './menu-settings.ts';
import { notificationOperations } from './notification-operations.ts';
import { openSessionOperations } from './open-sessions.ts';
import { orderOperations } from './order-operations.ts';
import type { OperationAccess } from './permissions.ts';
import { photoOperations } from './photos.ts';
import { profileOperations } from './profile-operations.ts';
import { providerSignInOperations } from './provider-sign-in.ts';
import { registrationOperations } from './registration-operations.ts';
import { reportOperations } from './reports.ts';
import { requestNoteOperations } from './request-notes.ts';
import { requestOperations } from './request-operations.ts';
import { secondFactorOperations } from './second-factor.ts';
import { serviceLevelOperations } from './service-levels.ts';
import { settingsOperations } from './settings-operations.ts';
import { shiftOperations } from './shift-operations.ts';
import { signUpOperations } from './sign-up-operations.ts';
import { staffAssistantOperations } from './staff-assistant.ts';
import { staffOperations } from './staff-operations.ts';
import { staffRequestOperations } from './staff-request-operations.ts';
import { staffViewOperations } from './staff-views.ts';
import { tabOperations } from './tab-operations.ts';
import { teamChannelOperations } from './team-channels.ts';
import { teamOperations } from './team-operations.ts';

/** Input and output of an operation. */
interface OperationContract {
  summary: string;
  tag: string;
  /** Staff of a temporary demo property may also call it. */
  demo?: true;
  /** Writes take an `Idempotency-Key` header; a repeat gets the first answer again. */
  idempotent?: true;
  /** A person may be in danger: the write has a limit of its own, or none, and does not count towards the budget. */
  urgent?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Media types and size of the file that is sent instead of JSON, without any encoding. */
  upload?: { types: readonly string[]; maxBytes: number };
  status: 200 | 201 | 204;
  response?: z.ZodType;
  /** Media type of the file that the operation answers instead of JSON. */
  file?: 'application/pdf' | 'image/jpeg' | 'image/webp';
  /**
   * The most round trips to the database that a call makes in the steady state, in which sessions, members and written
   * content are in memory. A test in which a call makes more fails (see api/src/platform/database/README.md).
   */
  roundTrips: number;
  /** Problem codes that a caller is expected to handle. */
  problems: readonly string[];
}

/** One operation of the product API: who may call it and what goes in and out. */
export type OperationSpec = OperationAccess & OperationContract;

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
