// Loaded into every supervised program. When the supervisor is gone, even by SIGKILL, its channel closes: then this
// program ends with all its children, instead of holding its port forever.
const LAST_CHANCE_MS = 5_000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  }, LAST_CHANCE_MS).unref();
});
// The channel alone must not keep a finished program alive.
process.channel?.unref();
