import { mutations } from './mutation.ts';

const CATALOGUE = 'shared/src/catalogue/catalogue.test.ts';
const FIND = {
  file: 'shared/src/catalogue/services/find-service.ts',
  test: 'shared/src/catalogue/services/find-service.test.ts',
};

/** The asset catalogue. */
export const catalogue = [
  ...mutations({ section: '3', test: CATALOGUE }, [
    {
      rule: 'There are 40 services, the last vipLounge',
      file: 'shared/src/catalogue/keys/service-key.ts',
      from: "  'vipLounge',\n",
      to: '',
    },
    {
      rule: 'There are 13 categories, the last assistance',
      file: 'shared/src/catalogue/keys/category-key.ts',
      from: "  'assistance',\n",
      to: '',
    },
    {
      rule: 'Category icons stand in the order of the specification',
      file: 'shared/src/catalogue/services/category-icons.ts',
      from: '    food: {',
      to: "    zest: { alt: '', description: '', tags: [] },\n    food: {",
    },
    {
      rule: 'There are eleven groups',
      file: 'shared/src/catalogue/catalogue.ts',
      from: '  socialIcons,\n  serviceIcons',
      to: '  serviceIcons',
    },
    {
      rule: 'The integrations are four',
      file: 'shared/src/catalogue/word-marks.ts',
      from: "    protel: owned('Protel', 'the system', 'protel', 'pms'),\n",
      to: '',
    },
    {
      rule: 'The cards are four',
      file: 'shared/src/catalogue/word-marks.ts',
      from: "    discover: owned('Discover', 'the card', 'discover', 'card'),\n",
      to: '',
    },
    {
      rule: 'The messenger is WhatsApp',
      file: 'shared/src/catalogue/word-marks.ts',
      from: "owned('WhatsApp'",
      to: "owned('Messenger'",
    },
    {
      rule: 'The fallback asks for assistance with a service request',
      file: 'shared/src/catalogue/services/service-icons.ts',
      from: 'I need assistance with a service request.',
      to: 'I need assistance.',
    },
    {
      rule: 'Every service has a starter message of its own',
      file: 'shared/src/catalogue/services/services.json',
      from: 'Could I see the room service menu, please?',
      to: '',
    },
    {
      rule: 'Names of other companies are said to be theirs',
      file: 'shared/src/catalogue/word-marks.ts',
      from: '${name} is a trademark of its owner;',
      to: '',
    },
    {
      rule: 'Every asset has words for those who do not see it',
      file: 'shared/src/catalogue/services/category-icons.ts',
      from: "alt: 'Steaming bowl'",
      to: "alt: ''",
    },
  ]),
  ...mutations({ section: '3', ...FIND }, [
    {
      rule: 'An unknown key finds the generic service',
      from: ': genericService;',
      to: ': serviceIcons.concierge;',
    },
    {
      rule: 'Tags that match nothing find the generic service',
      from: ') ??\n    genericService',
      to: ') ??\n    serviceIcons.concierge',
    },
    {
      rule: 'Tags find the first service in order',
      from: 'Object.values(serviceIcons).find(',
      to: 'Object.values(serviceIcons).findLast(',
    },
    { rule: 'Any of a service’s tags finds it', from: 'service.tags.some(', to: 'service.tags.every(' },
  ]),
  ...mutations({ section: '3', test: 'tools/src/assets/catalogue/asset-files.test.ts' }, [
    {
      rule: 'Every asset’s file is where its address says',
      file: 'shared/src/catalogue/entry/asset-url.ts',
      from: 'return `/assets/${folder}/${name}.${ending}`;',
      to: 'return `/assets/${folder}/${key}.${ending}`;',
    },
    {
      rule: 'Every drawn file is what its drawing makes',
      file: 'shared/src/catalogue/icons/drawing.ts',
      from: 'ICON_STROKE = 1.6',
      to: 'ICON_STROKE = 1.5',
    },
  ]),
];
