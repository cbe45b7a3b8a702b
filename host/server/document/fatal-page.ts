import * as messages from '../../messages/compiled/fatal-page/en.ts';

/**
 * Shows the fatal block when the shell's script could not run. Inline, so that it needs no file; its hash is in the
 * page's policy.
 */
export const fatalScript = `addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.hasAttribute('data-shell')){document.getElementById('bellkey-fatal').hidden=false}},true)`;

/** Plain HTML without any script of ours. It covers the bottom of the window. */
export const fatalBlock = `<div id="bellkey-fatal" class="bellkey-fatal" role="alert" hidden><p><strong>${messages.title}</strong></p><p>${messages.advice}</p><p><a href="">${messages.reload}</a></p></div>`;
