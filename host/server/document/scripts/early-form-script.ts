/**
 * Makes a form of a guest page work before the page's scripts have loaded (decision 0570). It restores text that was
 * typed earlier, and saves every keystroke as the page's draft. Enter sends. A sent message goes to the API at once and
 * into the outbox; sending the same id again later changes nothing. Without storage or network the browser submits the
 * form. The page ends the script with `data-live`. Inline; its hash is in the page's policy.
 */
export const earlyFormScript = `(() => {
  const form = document.querySelector('form[data-early]');
  if (!form) return;
  const { draft, outbox, send } = form.dataset;
  const input = form.elements.namedItem('body');
  const id = form.elements.namedItem('clientId');
  const sent = document.querySelector('[data-early-sent]');
  const live = () => 'live' in form.dataset;
  const fit = () => { input.parentElement.dataset.copy = input.value + ' '; };
  let last = 0;
  try {
    if (!input.value) input.value = localStorage.getItem(draft) || '';
    fit();
  } catch {}
  input.addEventListener('input', () => {
    if (live()) return;
    fit();
    try { localStorage.setItem(draft, input.value); } catch {}
  });
  input.addEventListener('keydown', (event) => {
    if (live() || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    const by = event.submitter;
    if (live() || (by && by.name === 'person')) return;
    const body = (by && by.name === 'choice' ? by.value : input.value).trim();
    if (!body || body.length > 2000) { if (!body) event.preventDefault(); return; }
    const clientId = id.value;
    last = Math.max(last + 1, Date.now());
    try {
      const next = crypto.randomUUID();
      localStorage.setItem(outbox + clientId, JSON.stringify({ clientId, body, writtenAt: last, refusal: null }));
      id.value = next;
    } catch { return; }
    event.preventDefault();
    fetch(send, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': clientId },
      body: JSON.stringify({ clientId, body }),
    }).catch(() => {});
    if (!by || by.name !== 'choice') {
      input.value = '';
      fit();
      try { localStorage.removeItem(draft); } catch {}
    }
    if (!sent) return;
    const row = document.createElement('div');
    const bubble = document.createElement('p');
    row.className = sent.dataset.row;
    bubble.className = sent.dataset.bubble;
    bubble.textContent = body;
    row.append(bubble);
    sent.append(row);
    row.scrollIntoView({ block: 'end' });
  });
})()`.replace(/^ +/gm, '');
