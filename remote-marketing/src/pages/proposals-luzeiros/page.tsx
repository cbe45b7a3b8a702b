import { luzeiros } from '../../proposals/luzeiros.ts';
import { ProposalView } from '../../proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={luzeiros} />;
