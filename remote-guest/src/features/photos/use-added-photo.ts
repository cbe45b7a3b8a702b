import { type ScaledPhoto, scalePhoto } from '@bellkey/shared/scale-photo';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A photo that the guest is adding to what they write. */
export type AddedPhoto =
  | { status: 'none' | 'opening' | 'unreadable' }
  | { status: 'added'; photo: ScaledPhoto };

/** What was being added when the composer went away, by conversation: the desk may end the session at any moment. */
const left = new Map<string, ScaledPhoto>();

/** Opens a chosen or pasted picture. */
export function useAddedPhoto(
  conversationId: string,
  input: RefObject<HTMLTextAreaElement | null>,
  enabled: boolean,
  scale = scalePhoto,
) {
  const [added, setAdded] = useState<AddedPhoto>(() => {
    const photo = left.get(conversationId);
    return photo ? { status: 'added', photo } : { status: 'none' };
  });
  const keep = useCallback(
    (next: AddedPhoto) => {
      if (next.status === 'added') left.set(conversationId, next.photo);
      else left.delete(conversationId);
      setAdded(next);
    },
    [conversationId],
  );
  const open = useCallback(
    async (file: Blob) => {
      keep({ status: 'opening' });
      const photo = await scale(file);
      keep(photo ? { status: 'added', photo } : { status: 'unreadable' });
      input.current?.focus();
    },
    [input, keep, scale],
  );
  useEffect(() => {
    const field = input.current;
    if (!enabled || !field) return;
    const onPaste = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      );
      // Where there is text as well, as from a spreadsheet, the text is meant.
      if (!pictures[0] || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      void open(pictures[0]);
    };
    field.addEventListener('paste', onPaste);
    return () => field.removeEventListener('paste', onPaste);
  }, [input, enabled, open]);
  const clear = useCallback(() => keep({ status: 'none' }), [keep]);
  return { added, open, clear };
}
