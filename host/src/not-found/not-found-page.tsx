import { pageNotFound } from '../errors/app-error.ts';
import { RoomNotFound } from './room-not-found.tsx';

interface NotFoundPageProps {
  /** The unmatched path, as the address bar shows it. */
  path: string;
  seed: number;
}

/** The page for an unmatched path, between top bar and footer. The server answers it with 404. */
export function NotFoundPage({ path, seed }: NotFoundPageProps) {
  const { statusCode, message } = pageNotFound(path);
  // A single text, which can be found in the HTML: React puts a comment between two.
  return (
    <RoomNotFound statusCode={statusCode} seed={seed}>
      {message}
    </RoomNotFound>
  );
}
