import { join } from 'node:path';
import { createRemoteEngine } from '@bellkey/concierge/language-model';
import { loadModels } from '@bellkey/concierge/text-analysis';
import { apiBodyMaxBytes, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { createTurnWorkers, defaultWorkerCount } from './assistant/workers/turn-workers.ts';
import { ConfigurationError, loadConfiguration } from './configuration.ts';
import { createApi } from './create-api.ts';
import { DatabaseInUseError } from './platform/database/embedded-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/http/logger.ts';
import { withTakenOverAnswers } from './platform/http/taken-over-answers.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { createKeyVault, loadOrCreateSettingsKey } from './platform/outbound/key-vault.ts';
import { multipliedLimits } from './property/guest-sessions/session-limits.ts';
import { configureOperators } from './property/operators/operators.ts';
import { firebaseIdentity } from './property/staff/firebase-identity.ts';
import { loadOrCreateQrSecret } from './public/demo/demo-codes.ts';
import { seedDemo } from './public/demo/seed-demo.ts';
import type { SeededPlace } from './public/demo/seed-places.ts';
import { createSmtp } from './service/notifications/send/smtp.ts';
import { loadOrCreateVapidKeys } from './service/notifications/send/vapid-keys.ts';

const VERSION = '0.1.0';
/** How long connections may take to close when the process stops. */
const CLOSE_PATIENCE_MS = 3_000;

async function main(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  const now = () => new Date();
  const { dataFolder, databaseUrl, ai } = configuration;
  const addresses = { privateHosts: configuration.aiPrivateHosts };
  const workers = createTurnWorkers({
    threads: configuration.turnWorkers ?? defaultWorkerCount(),
    limits: { memoryMb: configuration.turnWorkerMemoryMb },
    engine: ai && createRemoteEngine({ ...ai, apiKey: ai.apiKey ?? '' }),
    addresses,
    log,
  });
  const [database] = await Promise.all([
    openDatabase(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'db') }),
    workers.start(),
  ]);
  // This thread listens for danger and indexes knowledge; the workers load their own.
  loadModels();
  const metrics = configuration.metrics && createMetrics();
  const api = await createApi({
    database,
    ...(metrics && { observer: metrics.observer }),
    ...firebaseIdentity(configuration.firebaseProjectId),
    computeTurn: workers.compute,
    vault: createKeyVault(loadOrCreateSettingsKey(dataFolder)),
    addresses,
    notifications: {
      vapid: {
        ...(configuration.vapidKeys ?? loadOrCreateVapidKeys(dataFolder)),
        subject: configuration.vapidSubject,
      },
      sendMail: configuration.smtp && createSmtp(configuration.smtp),
      origin: configuration.publicOrigins[0] ?? null,
      addresses: { privateHosts: configuration.receiversPrivateHosts },
    },
    now,
    log,
    version: VERSION,
    sessionLimits: multipliedLimits(configuration.guestSessionsFactor),
    brandKeys: configuration.brandKeys,
    operatorsSecondFactor: configuration.operatorsSecondFactor,
    ...(configuration.oidc && { oidc: configuration.oidc }),
    ...(configuration.publicCallsPerHour !== null && {
      publicCallsPerHour: configuration.publicCallsPerHour,
    }),
    trust: { trustedProxies: configuration.trustedProxies, publicOrigins: configuration.publicOrigins },
  });
  await configureOperators(api.store, configuration.operators);
  let places: SeededPlace[] = [];
  if (configuration.demo) {
    places = await seedDemo(api.store, { qrSecret: loadOrCreateQrSecret(dataFolder), ...configuration.demo });
  }
  await api.start();
  api.describe();
  metrics?.connect({ streams: api.countStreams, workers: () => workers.counts });
  const metricsServer =
    metrics && configuration.metrics && (await serveMetrics(metrics, configuration.metrics));

  const server = createGuardedServer(getRequestListener(withTakenOverAnswers(api.app.fetch)), {
    bodyLimit: apiBodyMaxBytes,
  });
  server.listen(configuration.port, configuration.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : configuration.port;
    log.info({ port, host: configuration.host, database: database.kind }, 'API is listening');
    process.send?.({ type: 'ready', port, database: database.kind, places });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : 'may not be used by this user';
    console.error(`Port ${configuration.port} ${why}. Set API_PORT to a free port and start again.`);
    process.exitCode = 1;
    void shutDown('no port');
  });

  let stopping = false;
  async function shutDown(reason: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'API is stopping');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await api.stop();
    workers.close();
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
    server.closeIdleConnections();
    await closed;
    clearTimeout(cut);
    await database.close();
    process.disconnect?.();
    process.exit(process.exitCode ?? 0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal));
  // The parent process has gone: nothing else would stop this one.
  process.on('disconnect', () => void shutDown('parent is gone'));
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof DatabaseInUseError;
  if (expected) console.error(error.message);
  else console.error('The API could not start.', error);
  process.exit(1);
});
