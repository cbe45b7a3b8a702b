import type { CannedReply } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { fillReply, textOf } from './fill-reply.ts';

/** The property's canned replies, ways to change them, and their text for a guest. */
export function useReplies({ place, language }: { place: string; language: string | undefined }) {
  const api = useApi();
  const { membership } = useWorkplace();
  const { property } = membership;
  const query = { property: property.id };
  const load = useLoad('GET /api/staff/canned-replies', { query });
  const renewed = async (problem: ApiProblem | null): Promise<ApiProblem | null> => {
    if (!problem) await load.refresh();
    return problem;
  };
  return {
    load,
    replies: load.value?.replies ?? null,
    /** As the guest reads it: in their language if the reply has it, with its places filled in. */
    format: (reply: CannedReply): string =>
      fillReply(textOf(reply, [language, ...property.languages]), {
        place,
        property: property.name,
        me: membership.name.split(' ')[0] ?? membership.name,
      }),
    async keep(name: string, texts: CannedReply['texts']) {
      const body = { name, texts };
      const answer = await api.call(
        'POST /api/staff/canned-replies',
        { query, body },
        { idempotencyKey: newId() },
      );
      return renewed(answer.ok ? null : answer.error);
    },
    async remove({ id }: CannedReply) {
      const answer = await api.call('DELETE /api/staff/canned-replies/{id}', { params: { id }, query });
      return renewed(answer.ok ? null : answer.error);
    },
  };
}
