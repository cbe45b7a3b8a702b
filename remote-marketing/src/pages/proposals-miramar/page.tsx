import { miramar } from '../../proposals/miramar.ts';
import { ProposalView } from '../../proposals/proposal-view.tsx';

export const Page = () => <ProposalView proposal={miramar} />;
