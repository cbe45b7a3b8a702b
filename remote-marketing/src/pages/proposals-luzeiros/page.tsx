import { luzeiros } from '../../features/proposals/offers/luzeiros.ts';
import { ProposalView } from '../../features/proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={luzeiros} />;
