/*
 * Evaluates the shell's script in several tasks: in one task it would block a slow phone for a quarter of a second. All
 * of it is in one file (`eager`).
 */
import { reportToServer } from './errors/report-to-server.ts';
import { showFatalPage } from './errors/show-fatal-page.ts';
import { nextTask } from './idle/next-task.ts';

try {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@bellkey/shared/shell');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main.tsx');
} catch (error) {
  showFatalPage(document, reportToServer(error, { phase: 'start' }));
  throw error;
}
