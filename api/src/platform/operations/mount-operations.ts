import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import type { Hono } from 'hono';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { fileResponse } from '../http/file-response.ts';
import { problemResponse } from '../http/problem.ts';
import { JsonText } from '../outcome/json-text.ts';
import type { Observer } from '../statements/observer.ts';
import { agreesWithContract } from './agrees-with-contract.ts';
import type { Handlers } from './handlers.ts';
import { answerRepeats } from './idempotency.ts';
import { observed } from './observed.ts';
import { type AnyHandler, type PerformDependencies, performOperation } from './perform-operation.ts';

interface MountDependencies extends PerformDependencies {
  observer?: Observer | undefined;
  /** Whether responses in the form of {@link JsonText} are compared with the contract. */
  checkAnswers?: boolean | undefined;
}

/** Method and path of an operation, the path as Hono writes it. */
export function parseOperationKey(key: string): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Creates a route for every operation: the one place where HTTP becomes a call and an outcome becomes HTTP. */
export function mountOperations(
  app: Hono<ApiEnvironment>,
  handlers: Handlers,
  dependencies: MountDependencies,
): void {
  for (const key of Object.keys(operations) as OperationKey[]) {
    const { method, path } = parseOperationKey(key);
    const spec: OperationSpec = operations[key];
    // The table's types match key and handler (see Handlers); the loop cannot express it.
    const handler = handlers[key] as unknown as AnyHandler;
    app.on(method, path, async (c) => {
      const outcome = await observed({ operation: key, status: spec.status }, dependencies.observer, () =>
        answerRepeats(() => performOperation(c, key, spec, handler, dependencies)),
      );
      if (!outcome.ok) return problemResponse(outcome.error, c.var.requestId);
      if (spec.file) return fileResponse(outcome.value, spec.file, spec.auth === 'public');
      if (!spec.response) return c.body(null, spec.status);
      if (outcome.value instanceof JsonText) {
        // JSON that the database made names its own fields, and parsing it again would cost what it saves; tests compare
        // it with the contract.
        if (dependencies.checkAnswers) agreesWithContract(key, spec.response, outcome.value);
        return c.body(outcome.value.text, 200, { 'content-type': 'application/json' });
      }
      // Parsing the response drops whatever the contract does not name, so that no column leaks by accident.
      return c.json(spec.response.parse(outcome.value) as object, spec.status === 201 ? 201 : 200);
    });
  }
}
