/**
 * The kill switch: a worker that activates at once, clears all caches and unregisters itself. Pages then work as if
 * there had never been a worker.
 */
export const killSwitchScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;
