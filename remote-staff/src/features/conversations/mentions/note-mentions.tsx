import { useLoad } from '@bellkey/shared/load';
import type { RefObject } from 'react';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { MentionSuggestions } from '../../mentions/mention-suggestions.tsx';

/** Props of {@link NoteMentions}: the field of the note, its text, and where the ids of those whom it names go. */
export interface NoteMentionsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  named: { current: string[] };
  onWrite(text: string): void;
}

/** Offers the colleagues whom a note in a conversation can name: those who read all conversations. */
export function NoteMentions(props: NoteMentionsProps) {
  const { membership } = useWorkplace();
  const load = useLoad('GET /api/staff/colleagues', { query: { property: membership.property.id } });
  // Who sees every department answers guests (docs/product.md#permissions).
  const people = (load.value?.colleagues ?? []).filter(
    ({ id, allDepartments }) => allDepartments && id !== membership.id,
  );
  return <MentionSuggestions {...props} people={people} />;
}
