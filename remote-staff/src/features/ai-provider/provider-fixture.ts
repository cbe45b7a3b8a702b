import type { AiProvider } from '@bellkey/shared/api';

/** A language model as the API shows it, for tests. */
export const providerFixture: AiProvider = {
  enabled: true,
  baseUrl: 'https://llm.example/v1',
  model: 'small',
  hasKey: true,
  timeoutMs: 25_000,
  monthlyTokenBudget: 100_000,
  dailyTurnsPerGuest: 20,
  usedThisMonth: { turns: 12, tokens: 3_400 },
  state: 'ready',
  changedBy: 'Ana',
  changedAt: '2026-03-15T09:00:00.000Z',
};
