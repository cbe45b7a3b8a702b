import { priceQuote, type Quote } from '../../pricing/quote/price-quote.ts';
import { priceList } from '../../pricing/quote/prices/price-list.ts';
import type { IssuedQuote } from './proposal.ts';

const LISTS = new Map([[priceList.id, priceList]]);

/** The lines of an issued quote, from the price list that it names: a newer list does not change it. */
export function issuedLines(issued: IssuedQuote): Quote {
  const list = LISTS.get(issued.priceList);
  if (!list)
    throw new Error(`Quote ${issued.number} names price list ${issued.priceList}, which is not kept.`);
  return priceQuote(issued.request, list);
}
