/** Calls back once after some milliseconds. Returns `cancel`. */
export function browserAfter(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Calls back when the browser comes online or the page is shown again: good moments for another attempt. */
export function onWake(callback: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Calls back when the page is hidden: reloaded, left, or behind another app that may end it. */
export function onAway(callback: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  window.addEventListener('pagehide', callback);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', callback);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
