import { MESSAGE_MAX_PHOTOS, type Photo } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import type { scalePhoto } from '@bellkey/shared/scale-photo';
import { useApi } from '@bellkey/shared/shell';
import { useRef, useState } from 'react';

/** A photo that is being added to a text. */
export interface AttachedPhoto {
  /** Our own id of it: an upload that is repeated is kept once. */
  clientId: string;
  file: Blob;
  /** Scaled for sending; null until it is, and when the browser cannot open the file. */
  picture: Blob | null;
  state: 'opening' | 'uploading' | 'unreadable' | 'failed' | 'ready';
  /** As the API keeps it. */
  photo: Photo | null;
  /** What the API says about a failure. */
  problem: string | null;
}

/** The photos of a text that staff are writing. */
export interface AttachedPhotos {
  photos: readonly AttachedPhoto[];
  /** More were chosen than fit. */
  full: boolean;
  /** Ids of those that are uploaded. */
  ids: string[];
  /** Why the text cannot be sent yet. */
  waitsFor: 'failed' | 'uploading' | null;
  add(files: readonly Blob[]): void;
  retry(clientId: string): void;
  remove(clientId: string): void;
  /** Begins again without photos, once the text is sent. */
  clear(): void;
}

const scaleWhenChosen: typeof scalePhoto = async (file) =>
  (await import('@bellkey/shared/scale-photo')).scalePhoto(file);

/** Uploads photos as soon as they are chosen, so that the text can be sent at once. */
export function useAttachedPhotos(property: string, scale = scaleWhenChosen): AttachedPhotos {
  const api = useApi();
  const [photos, setPhotos] = useState<readonly AttachedPhoto[]>([]);
  const [full, setFull] = useState(false);
  const count = useRef(0);
  count.current = photos.length;

  const change = (clientId: string, changed: Partial<AttachedPhoto>) =>
    setPhotos((now) => now.map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)));

  async function send({
    clientId,
    file,
    picture: known,
  }: Pick<AttachedPhoto, 'clientId' | 'file' | 'picture'>) {
    change(clientId, { state: known ? 'uploading' : 'opening', problem: null });
    const picture = known ?? (await scale(file))?.picture ?? null;
    if (!picture) return change(clientId, { state: 'unreadable' });
    change(clientId, { state: 'uploading', picture });
    const answer = await api.call('POST /api/staff/photos', {
      query: { property, clientId },
      upload: picture,
    });
    if (answer.ok) change(clientId, { state: 'ready', photo: answer.value });
    else change(clientId, { state: 'failed', problem: answer.error.detail });
  }

  return {
    photos,
    full,
    ids: photos.flatMap(({ photo }) => photo?.id ?? []),
    waitsFor: photos.some(({ state }) => state === 'failed' || state === 'unreadable')
      ? 'failed'
      : photos.some(({ state }) => state !== 'ready')
        ? 'uploading'
        : null,
    add(files) {
      const fitting = files.slice(0, MESSAGE_MAX_PHOTOS - count.current);
      setFull(fitting.length < files.length);
      const added = fitting.map(
        (file): AttachedPhoto => ({
          clientId: newId(),
          file,
          picture: null,
          state: 'opening',
          photo: null,
          problem: null,
        }),
      );
      setPhotos((now) => [...now, ...added]);
      for (const one of added) void send(one);
    },
    retry(clientId) {
      const one = photos.find((photo) => photo.clientId === clientId);
      if (one) void send(one);
    },
    remove(clientId) {
      setFull(false);
      setPhotos((now) => now.filter((one) => one.clientId !== clientId));
    },
    clear() {
      setFull(false);
      setPhotos([]);
    },
  };
}
