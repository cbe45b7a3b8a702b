import { lateComponent } from '../../late-component/late-component.tsx';

/** Where an answer is reported as wrong; loaded with the first answer that has a source. */
export const ReportAnswerSlot = lateComponent(async () => (await import('./report-answer.tsx')).ReportAnswer);
