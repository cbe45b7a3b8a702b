import type { ServiceRequest } from '@bellkey/shared/api';
import { type CatalogueTexts, localText } from '@bellkey/shared/catalogue-texts';
import type { ConversationState } from './conversation-state.ts';

/** A request with the catalogue's texts in the guest's language: its title, its department, and reasons. */
export function localRequest(request: ServiceRequest, texts: CatalogueTexts): ServiceRequest {
  const { title, department, promiseChange, steps } = request;
  const local = (text: string) => localText(texts, text);
  return {
    ...request,
    title: local(title),
    department: { ...department, name: local(department.name) },
    promiseChange: promiseChange?.reason
      ? { ...promiseChange, reason: local(promiseChange.reason) }
      : promiseChange,
    steps: steps.map((step) => (step.reason ? { ...step, reason: local(step.reason) } : step)),
  };
}

/** A conversation's requests and suggestions with the catalogue's texts in the guest's language. */
export function localState(state: ConversationState, texts: CatalogueTexts): ConversationState {
  return {
    ...state,
    requests: new Map([...state.requests].map(([id, request]) => [id, localRequest(request, texts)])),
    starters: state.starters.map((starter) => ({
      ...starter,
      label: localText(texts, starter.label),
      text: localText(texts, starter.text),
    })),
  };
}
