import { mutations } from './mutation.ts';

const OFFER = 'host/src/install-prompt/install-offer.ts';
const DISMISSAL = 'host/src/install-prompt/dismissal.ts';
const DEVICE = 'host/src/install-prompt/device.ts';
const PROMPT = 'host/src/install-prompt/install-prompt.tsx';

/** When installing is offered, how, and when not. */
export const installPrompt = [
  ...mutations({ section: '4', file: OFFER, test: 'host/src/install-prompt/install-offer.test.ts' }, [
    {
      rule: 'It is hidden by default',
      from: "InstallOfferState = 'hidden';",
      to: "InstallOfferState = 'manual';",
    },
    {
      rule: 'iOS has the longer delay',
      from: 'this.ports.ios ? INSTALL_DELAY_IOS_MS : INSTALL_DELAY_MS',
      to: 'this.ports.ios ? INSTALL_DELAY_MS : INSTALL_DELAY_IOS_MS',
    },
    {
      rule: 'iOS is shown manual steps',
      from: "if (this.ports.ios) this.set('manual');\n    else if",
      to: 'if',
    },
    {
      rule: 'Elsewhere it needs the browser’s event',
      from: "else if (this.event) this.set('native')",
      to: "else this.set('native')",
    },
    { rule: 'An app that runs standalone is offered nothing', from: 'this.ports.standalone || ', to: '' },
    {
      rule: 'A recent dismissal suppresses it',
      from: 'if (wasDismissed(this.ports.storage, this.begun)) return;',
      to: '',
    },
    { rule: 'Installing calls the browser’s prompt', from: 'event?.prompt()', to: 'Promise.resolve()' },
    { rule: 'Installing clears it', from: 'this.event = null;\n', to: '\n' },
    {
      rule: 'A dismissal stores its time',
      from: 'saveDismissal(this.ports.storage, this.ports.now());',
      to: '',
    },
    { rule: 'The browser shows no bar of its own', from: 'event.preventDefault();', to: '' },
  ]),
  ...mutations({ section: '4', file: DISMISSAL, test: 'host/src/install-prompt/install-offer.test.ts' }, [
    { rule: 'Dismissed is less than 7 days ago', from: 'since < DISMISSAL', to: 'since <= DISMISSAL' },
    {
      rule: 'Storage that throws on writing does not break it',
      from: 'storage().setItem(DISMISSAL_KEY, String(now));\n  } catch {',
      to: 'storage().setItem(DISMISSAL_KEY, String(now));\n  } finally {',
    },
    {
      rule: 'Storage that throws on reading does not break it',
      from: '} catch {\n    return false;',
      to: '} catch {\n    return true;',
    },
  ]),
  ...mutations({ section: '4', file: DEVICE, test: 'host/src/install-prompt/device.test.ts' }, [
    {
      rule: 'An iPad that says it is a Mac counts as iOS',
      from: " || (platform === 'MacIntel' && maxTouchPoints > 1)",
      to: '',
    },
    { rule: 'A Mac does not count as iOS', from: ' && maxTouchPoints > 1', to: '' },
    { rule: 'An iPhone counts as iOS', from: 'iPad|iPhone|iPod', to: 'iPad|iPod' },
    { rule: 'Safari’s own flag says standalone', from: 'flag === true || ', to: '' },
    {
      rule: 'The display mode says standalone',
      from: '(display-mode: standalone)',
      to: '(display-mode: browser)',
    },
  ]),
  ...mutations({ section: '4', file: PROMPT, test: 'host/src/install-prompt/install-prompt.test.tsx' }, [
    {
      rule: '“Not now” stores the time',
      from: `look="quiet" onClick={() => answer(offer, 'dismiss')}`,
      to: 'look="quiet" onClick={() => offer.finish()}',
    },
    {
      rule: 'Closing stores the time',
      from: "</div>\n      <Close onClose={() => answer(offer, 'dismiss')} />",
      to: '</div>\n      <Close onClose={() => offer.finish()} />',
    },
    {
      rule: 'The focus is not lost with the prompt',
      section: 'accessibility',
      from: 'offer[how]();\n  focusPage();',
      to: 'offer[how]();',
    },
    {
      rule: '“Got it” closes the steps',
      from: "<dialog open {...spot} className={styles.card} aria-labelledby={titleId}>\n      <InstallSteps titleId={titleId} name={name} onDone={() => answer(offer, 'dismiss')} />",
      to: '<dialog open {...spot} className={styles.card} aria-labelledby={titleId}>\n      <InstallSteps titleId={titleId} name={name} onDone={() => undefined} />',
    },
  ]),
  ...mutations(
    {
      section: '4',
      file: 'host/messages/compiled/install/en.ts',
      test: 'host/src/install-prompt/install-prompt.test.tsx',
    },
    [
      { rule: 'The steps say to tap Share', from: '= "Share"', to: '= "More"' },
      {
        rule: 'The steps say to choose Add to Home Screen',
        from: '"Add to Home Screen"',
        to: '"Bookmark"',
      },
      { rule: 'The steps say to confirm Add', from: '= "Add"', to: '= "Done"' },
    ],
  ),
];
