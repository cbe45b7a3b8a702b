import { useCasesMessages } from '../../../messages/compiled/use-cases/en.ts';
import type { ConversationLine } from '../../sections/product/conversation-lines.ts';
import type { StaffScreenRow } from '../../sections/product/staff-screen.tsx';

/** Kinds of business, in the order in which the filter shows them. */
export const businesses = useCasesMessages.businesses;
export type Business = keyof typeof businesses;

/** Departments, in the order in which the filter shows them. */
export const departments = useCasesMessages.departments;
export type Department = keyof typeof departments;

/** One situation at a property, from both sides. The conversation is scripted at the demo property. */
export interface UseCase {
  /** Anchor on the page, and the demo's script. */
  key: string;
  title: string;
  businesses: readonly Business[];
  departments: readonly Department[];
  situation: string;
  /** Whose phone screen it is; the demo hotel when left out. */
  property?: string;
  /** Where the guest is, in the phone's header. */
  place: string;
  conversation: readonly ConversationLine[];
  /** What staff see, as text and in the queue. */
  staffSee: string;
  queue: { title: string; rows: readonly StaffScreenRow[] };
  /** The figure it improves, and its definition. */
  measure: { name: string; definition: string };
  /** What this version cannot do yet. */
  beingBuilt?: string;
  /** What stays with people, and why. */
  notAutomated: string;
}
