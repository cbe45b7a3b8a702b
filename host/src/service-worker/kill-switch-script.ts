/**
 * The kill switch: a worker that takes over at once, throws away all that was kept, and ends its own registration.
 * Pages then work as if there had never been one.
 */
export const farewellScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;
