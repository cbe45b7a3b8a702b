import { Hono } from 'hono';
import { encodingFor, LastEncoded } from '../compression/encoded-text.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import { serviceWorkerScript } from './service-worker-script.ts';

interface ServiceWorkerDependencies {
  /** Whether browsers get a service worker; false is the kill switch. */
  serviceWorker: boolean;
  hostFiles(): HostFiles;
  cacheDir: string;
}

/** `/sw.js`: the service worker, or the script that unregisters it. */
export function serviceWorkerRoute({ serviceWorker, hostFiles, cacheDir }: ServiceWorkerDependencies) {
  const app = new Hono();
  const worker = new LastEncoded();
  app.get('/sw.js', async (context) => {
    const script = await serviceWorkerScript({ enabled: serviceWorker, host: hostFiles(), cacheDir });
    const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
    const encoded = await worker.of(script);
    return context.body(new Uint8Array(encoded[encoding]), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });
  return app;
}
