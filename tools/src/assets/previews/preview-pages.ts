import type { Scene } from '@bellkey/shared/drawing';
import { familyServed, scanningACode } from '@bellkey/shared/drawing';
import { completePage } from '@bellkey/shared/remote';
import marketing from '../../../../remote-marketing/src/pages.ts';
import { marketingScenes } from '../scenes/marketing.ts';
import { productScenes } from '../scenes/product.ts';
import { serviceScenes } from '../scenes/services.ts';
import { siteScenes } from '../scenes/site.ts';

/** One address of the public site and what its link picture shows. */
export interface PreviewPage {
  /** File name below the brand's folder, without its ending: `guides/place-qr-codes`. */
  name: string;
  title: string;
  description: string;
  scene: Scene;
}

const { nightShift, manyLanguages, corridor } = marketingScenes;
const { twoNames, proposal, newProperty } = siteScenes;
const { guestChat, printedCodes, requestTimeline, staffConversation, staffQueue } = productScenes;

/** The drawing for each address; a new page needs one, and a test checks it. */
const scenes: Readonly<Record<string, Scene>> = {
  '/use-cases': nightShift,
  '/str': serviceScenes.transfer,
  '/airbnb': printedCodes,
  '/integrations': staffQueue,
  '/partners': twoNames,
  '/demo': guestChat,
  '/case-study': serviceScenes.housekeeping,
  '/guides': corridor,
  '/guides/place-qr-codes': printedCodes,
  '/guides/write-knowledge': staffConversation,
  '/guides/set-promise-times': requestTimeline,
  '/guides/train-staff-in-15-minutes': corridor,
  '/guides/ai-disclosure': guestChat,
  '/guides/privacy-basics': scanningACode,
  '/guides/measure-what-guests-feel': staffQueue,
  '/guides/web-chat-or-whatsapp': manyLanguages,
  '/guides/concierge-quality': requestTimeline,
  '/proposals': proposal,
  '/proposals/miramar': serviceScenes.pool,
  '/proposals/luzeiros': serviceScenes.dining,
  '/proposals/blackbrick': serviceScenes.roomService,
  '/proposals/pricing-proposals/custom': requestTimeline,
  '/proposals/pricing-proposals/generic': requestTimeline,
  '/proposals/pricing-proposals/miramar': serviceScenes.pool,
  '/efficiency-assessment': nightShift,
  '/terms': scanningACode,
  '/privacy': scanningACode,
  '/register': newProperty,
  '/test-subdomain': staffQueue,
  '/demo-error-modal': staffConversation,
};

type Address = Pick<PreviewPage, 'title' | 'description'> & { path: string };

const addresses = Object.entries(marketing.pages).flatMap(([name, definition]): Address[] => {
  const page = completePage(marketing.remote, name, definition);
  return page.path.includes(':')
    ? Object.entries(page.about).map(([path, about]) => ({ ...about, path }))
    : [page];
});

/**
 * Every address of the public site but the home page, whose picture is the brand's own.
 *
 * @throws when a page has no drawing here
 */
export const previewPages: readonly PreviewPage[] = addresses
  .filter(({ path }) => path !== '/')
  .map(({ path, title, description }) => {
    const scene = scenes[path];
    if (!scene) throw new Error(`${path} has no drawing in preview-pages.ts.`);
    return { name: path.slice(1), title, description, scene };
  });

/** The drawing of a brand's own picture. */
export const brandScene: Scene = familyServed;
