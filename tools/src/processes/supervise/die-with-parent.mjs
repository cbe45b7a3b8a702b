// Loaded into every supervised program. When the supervisor is gone, even by SIGKILL, the channel to it closes: then
// this program ends too, with all it started, instead of holding its port for ever.
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
// The channel alone must not keep a program alive that has nothing left to do.
process.channel?.unref();
