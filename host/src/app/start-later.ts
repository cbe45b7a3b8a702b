import { LATE_HEADINGS } from '../first-layout/late-headings-mark.ts';
import { whenReady } from '../idle/when-ready.ts';
import type { LoadOutcome } from '../remote-loading/page/load-outcome.ts';

interface Later {
  document: Document;
  /** Loads that are to be reported. */
  noted: LoadOutcome[];
  /** Share of tabs that report them, from 0 to 1. */
  share: number;
  onNavigation(listener: () => void): void;
}

/** Starts what a usable page works without; nothing of it is loaded before. */
export function startLater({ document, noted, share, onNavigation }: Later): void {
  if (document.body.hasAttribute(LATE_HEADINGS)) {
    whenReady(() => {
      import('../first-layout/late-headings.ts').then(
        ({ finishLateHeadings }) => finishLateHeadings({ document, onNavigation }),
        // The page works in the device's fonts.
        () => undefined,
      );
    });
  }
  whenReady(() => {
    import('../load-reports/start-load-reports.ts').then(
      ({ startLoadReports }) => startLoadReports(window, noted, share),
      // The page works without reports.
      () => undefined,
    );
  });
}

/** Loads the fonts of a whole page that is usable. */
export const loadFonts = (document: Document): Promise<void> =>
  import('../first-layout/load-page-fonts.ts').then(
    ({ loadPageFonts }) => loadPageFonts(document),
    () => undefined,
  );
