import { lateComponent } from '../late-component/late-component.tsx';

/** Where a guest leaves an e-mail address; loaded after the page. */
export const EmailSettingSlot = lateComponent(async () => (await import('./email-setting.tsx')).EmailSetting);
