import { blackbrick } from '../../proposals/blackbrick.ts';
import { ProposalView } from '../../proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={blackbrick} />;
