import { miramar } from '../../features/proposals/offers/miramar.ts';
import { QuoteSheet } from '../../features/proposals/quote-sheet.tsx';

export const Page = () => <QuoteSheet proposal={miramar} />;
