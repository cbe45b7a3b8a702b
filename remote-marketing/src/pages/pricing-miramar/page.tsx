import { miramar } from '../../proposals/miramar.ts';
import { QuoteSheet } from '../../proposals/quote-sheet.tsx';

export const Page = () => <QuoteSheet proposal={miramar} />;
