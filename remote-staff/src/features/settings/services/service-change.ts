import type {
  NewService,
  ServiceChange,
  ServiceLevelName,
  Settings,
  SettingsService,
} from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/services/en.ts';

/** A service as the body of a change that changes nothing. */
export function changeOf(service: SettingsService): ServiceChange {
  const { title, departmentKey, level, starter, maxQuantity, words, description } = service;
  const { featured, active, version } = service;
  return {
    title,
    departmentKey,
    level: level as ServiceLevelName,
    starter,
    maxQuantity,
    words,
    description,
    featured,
    active,
    version,
  };
}

/** Content of a service form, as typed. */
export interface ServiceDraft {
  title: string;
  departmentKey: string;
  kind: NewService['kind'];
  level: ServiceLevelName;
  starter: string;
  maxQuantity: string;
  /** Separated by commas. */
  words: string;
  featured: boolean;
  slots: string[];
}

/** Initial content of a form: the service, or the usual values of an own service. */
export function draftOf(service: SettingsService | null, { departments }: Settings): ServiceDraft {
  if (!service)
    return {
      title: '',
      departmentKey: departments[0]?.id ?? '',
      kind: 'deliver',
      level: 'delivery',
      starter: '',
      maxQuantity: '1',
      words: '',
      featured: false,
      slots: [],
    };
  const { title, departmentKey, kind, level, starter, maxQuantity, featured, requiredSlots } = service;
  return {
    title,
    departmentKey,
    kind: kind === 'emergency' ? 'deliver' : kind,
    level: level as ServiceLevelName,
    starter,
    maxQuantity: String(maxQuantity),
    words: service.words.join(', '),
    featured,
    slots: requiredSlots,
  };
}

/** Problems of a draft, by field, before it is sent. */
export function draftProblems({ title, starter, maxQuantity }: ServiceDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  const most = Number(maxQuantity);
  if (!title.trim()) problems.title = messages.nameError;
  if (!starter.trim()) problems.starter = messages.starterError;
  if (!Number.isInteger(most) || most < 1 || most > 99) problems.maxQuantity = messages.maxQuantityError;
  return problems;
}

/** The words in a field. */
export const parseWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Formats minutes, as `20 minutes` and `4 hours`. */
export function formatMinutes(minutes: number): string {
  if (minutes % 60 === 0)
    return minutes === 60 ? messages.oneHour : messages.minutesHours({ minutes: minutes / 60 });
  return minutes === 1 ? messages.oneMinute : messages.minutesMinutes({ minutes });
}
