import type { StaffAnswer } from '@bellkey/shared/api';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, type Outcome } from '../../platform/outcome/outcome.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { recordUsage } from '../ai-settings/usage.ts';
import { carryOut, type Step, said } from './carry-out.ts';
import { parseCommand } from './parse-command.ts';
import { deleteQuestion, deleteQuestions, keepQuestion, loadQuestions } from './questions.ts';
import { writeWithModel } from './write-with-model.ts';

type AssistantKeys =
  | 'POST /api/staff/ai/ask'
  | 'GET /api/staff/ai/questions'
  | 'DELETE /api/staff/ai/questions/{id}'
  | 'DELETE /api/staff/ai/questions';

/**
 * The staff assistant: reads with the caller's permissions, proposes, and changes only the caller's own history
 * (docs/product.md#tools).
 */
export function staffAssistantRoutes(store: Store, registry: EngineRegistry): Pick<Handlers, AssistantKeys> {
  return {
    // No transaction stays open while a language model answers.
    'POST /api/staff/ai/ask': async ({ staff, query, body }): Promise<Outcome<StaffAnswer>> => {
      const step = await store.inProperty(query.property, async (scope): Promise<Outcome<Step>> => {
        const next = await carryOut(scope, staff, parseCommand(body.text), registry);
        if (next.kind === 'write' && next.writing.choice.kind === 'engine') return done(next);
        const given = next.kind === 'answer' ? next.answer : next.writing.otherwise;
        return done(said(keepQuestion(scope, staff, body.text, given)));
      });
      if (!step.ok) return step;
      if (step.value.kind === 'answer') return done(step.value.answer);
      const { writing, uid, timeZone } = step.value;
      if (writing.choice.kind !== 'engine') return done(writing.otherwise);
      const { engine } = writing.choice;
      const written = await writeWithModel(engine, writing.task, writing.data);
      const tokens = written.ok ? written.value.tokens : 0;
      const given = written.ok ? writing.finish(written.value.text, engine.name) : writing.otherwise;
      return store.inProperty(query.property, async (scope) => {
        // A text that cannot be used still counts.
        await recordUsage(scope, timeZone, `staff:${uid}`, { turns: 1, tokens });
        return done(keepQuestion(scope, staff, body.text, given));
      });
    },

    'GET /api/staff/ai/questions': async ({ scope, staff }) => done(await loadQuestions(scope, staff)),

    'DELETE /api/staff/ai/questions/{id}': ({ scope, staff, params }) =>
      deleteQuestion(scope, staff, params.id),

    'DELETE /api/staff/ai/questions': async ({ scope, staff }) => {
      deleteQuestions(scope, staff);
      return done(undefined);
    },
  };
}
