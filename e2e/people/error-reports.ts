import type { Page } from '@playwright/test';

export interface ErrorReport {
  id: string;
  name: string;
  message: string;
}

/**
 * The errors that the page reports to the server from now on. Beacons carry a blob, which the browser does not show to
 * tests.
 */
export async function watchErrorReports(page: Page): Promise<ErrorReport[]> {
  const reports: ErrorReport[] = [];
  await page.exposeFunction('reportSeen', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob && String(url).endsWith('/shell/errors'))
        void data.text().then((text) => Reflect.get(window, 'reportSeen')(text));
      return send(url, data);
    };
  });
  return reports;
}
