import { miramar } from '../../features/proposals/offers/miramar.ts';
import { ProposalView } from '../../features/proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={miramar} />;
