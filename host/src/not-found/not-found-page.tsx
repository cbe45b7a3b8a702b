import { pageNotFound } from '../errors/app-error.ts';
import { RoomNotFound } from './room-not-found.tsx';

interface NotFoundPageProps {
  /** The path that nothing answers to, as the address bar shows it. */
  path: string;
  seed: number;
}

/** What an unmatched path shows, between top bar and footer. The server answers 404 with it. */
export function NotFoundPage({ path, seed }: NotFoundPageProps) {
  const { statusCode, message } = pageNotFound(path);
  // One text, which a reader of the HTML finds: React puts a comment between two.
  return (
    <RoomNotFound statusCode={statusCode} seed={seed}>
      {message}
    </RoomNotFound>
  );
}
