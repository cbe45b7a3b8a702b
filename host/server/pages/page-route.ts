import { isCoBrand } from '@bellkey/shared/brand';
import { Hono } from 'hono';
import { createCallApi } from '../first-data/call-api.ts';
import { loadFirstData } from '../first-data/load-first-data.ts';
import { createPropertyFronts } from '../first-data/property-fronts.ts';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import { guestForms } from './guest-forms.ts';
import { createPageAnswers, type PageDependencies } from './page-answers.ts';

/** Every address that no other route answers is a page, or not found. Guest pages also accept forms. */
export function pageRoute(dependencies: PageDependencies & { apiUrl: string }) {
  const app = new Hono<HostEnvironment>();
  const { brands, now } = dependencies;
  const callApi = createCallApi(dependencies.apiUrl);
  const isCoBranded = (hostname: string) => isCoBrand(brands.of(hostname));
  const findFront = createPropertyFronts({ callApi, now, isCoBranded });
  const answer = createPageAnswers({ ...dependencies, findFront });
  const first = { callApi, now };

  app.get('*', (context) =>
    answer(context, ({ firstData }) =>
      firstData ? loadFirstData(context, firstData, first) : Promise.resolve(null),
    ),
  );
  app.route('/', guestForms(answer, first));
  return app;
}
