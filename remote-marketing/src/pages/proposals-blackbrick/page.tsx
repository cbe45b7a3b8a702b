import { blackbrick } from '../../features/proposals/offers/blackbrick.ts';
import { ProposalView } from '../../features/proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={blackbrick} />;
