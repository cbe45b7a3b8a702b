/** What a guest's page shows, in milliseconds since the navigation began; each at the end of the frame that shows it. */
export interface GuestMarks {
  /** The question about the place. */
  question?: number;
  /** A field that takes text. */
  composer?: number;
  /** When the frame began that shows it first. */
  composerFrame?: number;
  /** The guest's last press: of the button under the question, or of Enter in the field. */
  pressed?: number;
  /** The guest's line. */
  bubble?: number;
  /** The same line, no longer on its way. */
  acknowledged?: number;
  /** That the assistant works on an answer, or the answer. */
  answering?: number;
}

/** The page's own record. */
export interface WatchedGuest {
  guestMarks: GuestMarks;
  /** The line that the guest sends next. */
  guestLine: string;
}

/** Text of the pages in English, by which they are watched. */
export interface WatchedTexts {
  question: string;
  sending: string;
  assistant: string;
}

/** Runs in the page before its scripts: records when what a guest waits for is on the screen. */
export function watchGuest(texts: WatchedTexts): void {
  const watched = globalThis as unknown as WatchedGuest;
  const marks: GuestMarks = {};
  Object.assign(watched, { guestMarks: marks, guestLine: '' });

  const isTyped = () => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    return field !== null && !field.disabled && !field.readOnly;
  };
  const ownLine = () =>
    [...document.querySelectorAll('[role="log"] p')].findLast(
      (line) => line.textContent === watched.guestLine,
    );
  const isFollowing = (line: Element, other: Element) =>
    (line.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isShown: Record<Exclude<keyof GuestMarks, 'pressed' | 'composerFrame'>, () => boolean> = {
    question: () => document.querySelector('main form')?.textContent?.includes(texts.question) === true,
    composer: isTyped,
    bubble: () => ownLine() !== undefined,
    acknowledged: () => ownLine()?.parentElement?.textContent?.includes(texts.sending) === false,
    answering: () => {
      const line = ownLine();
      if (!line) return false;
      const signs = [...document.querySelectorAll('[role="log"] [aria-busy="true"], [role="log"] p')];
      return signs.some(
        (sign) => isFollowing(line, sign) && (sign.tagName !== 'P' || sign.textContent === texts.assistant),
      );
    },
  };

  // A task that is posted while a frame is made runs after it.
  const atEndOfFrame = (run: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      run();
    };
    port2.postMessage(null);
  };
  const seek = (name: keyof typeof isShown) => {
    delete marks[name];
    const look = () => {
      if (isShown[name]()) {
        if (name === 'composer') marks.composerFrame = performance.now();
        atEndOfFrame(() => {
          marks[name] ??= performance.now();
        });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  seek(location.pathname === '/chat' ? 'composer' : 'question');
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('main form [type="submit"]')) return;
      marks.pressed = timeStamp;
      seek('composer');
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key !== 'Enter') return;
      marks.pressed = timeStamp;
      for (const name of ['bubble', 'acknowledged', 'answering'] as const) seek(name);
    },
    { capture: true },
  );
}
