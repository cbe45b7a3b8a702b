import type { ServiceRequest } from '@bellkey/shared/api';
import { useContext } from 'react';
import type { RequestWording } from '../../wording/request-wording.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { isOffered, isReopenable, mayAskForSwap } from './open-answers.ts';
import { SwapContext } from './swap-context.ts';
import type { RequestActions } from './use-request-actions.ts';

interface RequestChoicesProps {
  request: ServiceRequest;
  now: number;
  actions: RequestActions;
  wording: RequestWording;
  shownIn: 'chat' | 'details';
}

/** What a guest may answer on a request's card: an offer, dishes that have run out, or that it is not done. */
export function RequestChoices({ request, now, actions, wording, shownIn }: RequestChoicesProps) {
  const { card, notDone } = wording.requests;
  const Swap = useContext(SwapContext);
  if (isOffered(request))
    return (
      <AnswerButtons
        wording={wording}
        question={request.offer?.text ?? ''}
        choices={[
          { label: card.accept, look: 'solid', choose: () => actions.answerOffer(request.id, true) },
          { label: card.decline, look: 'quiet', choose: () => actions.answerOffer(request.id, false) },
        ]}
      />
    );
  if (mayAskForSwap(request)) return Swap && <Swap request={request} language={wording.language} />;
  // The details have a way of their own to report trouble.
  return shownIn === 'chat' && isReopenable(request, now) ? (
    <AnswerButtons
      wording={wording}
      choices={[{ label: notDone, look: 'quiet', choose: () => actions.reopen(request.id) }]}
    />
  ) : null;
}
