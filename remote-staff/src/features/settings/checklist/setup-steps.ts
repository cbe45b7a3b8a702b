import type { OperationOutput, SetupStepKey } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/settings/en.ts';

/** A step as the checklist shows it. */
export interface ShownStep {
  key: SetupStepKey | 'brand';
  done: boolean;
}

/** The steps of a checklist; an API from before the brand's step does not send it. */
export const stepsOf = ({
  steps,
  brand,
}: OperationOutput<'GET /api/staff/settings/checklist'>): ShownStep[] => [
  ...steps,
  ...(brand ? [{ key: 'brand' as const, done: brand.done }] : []),
];

/** The name of a set-up step, its purpose, and the page where it is done. */
export const SETUP_STEPS: Record<ShownStep['key'], { name: string; why: string; to: string }> = {
  phone: {
    name: messages.telephoneNumber,
    why: messages.phoneStepHint,
    to: '/dashboard/settings?show=property',
  },
  places: {
    name: messages.roomsAndTables,
    why: messages.placesStepHint,
    to: '/dashboard/settings?show=places',
  },
  codes: {
    name: messages.codesStep,
    why: messages.codesStepHint,
    to: '/dashboard/codes',
  },
  services: {
    name: messages.servicesThatFit,
    why: messages.servicesStepHint,
    to: '/dashboard/settings?show=services',
  },
  knowledge: {
    name: messages.knowledgeStep,
    why: messages.knowledgeStepHint,
    to: '/developers-admin/indexing',
  },
  menu: {
    name: messages.aMenu,
    why: messages.menuStepHint,
    to: '/dashboard/settings?show=menu',
  },
  team: {
    name: messages.aSecondPerson,
    why: messages.teamStepHint,
    to: '/dashboard/team',
  },
  guest: {
    name: messages.aFirstGuest,
    why: messages.testStepHint,
    to: '/dashboard/codes',
  },
  brand: {
    name: messages.yourLook,
    why: messages.brandStepHint,
    to: '/dashboard/settings/brand',
  },
};
