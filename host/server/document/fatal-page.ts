/**
 * Shows the fatal block when the shell's script could not run. Inline, so that it needs no file; its hash is in the
 * page's policy.
 */
export const fatalScript = `addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.hasAttribute('data-shell')){document.getElementById('bellkey-fatal').hidden=false}},true)`;

/** Plain HTML without any script of ours. It covers the bottom of the window. */
export const fatalBlock = `<div id="bellkey-fatal" class="bellkey-fatal" role="alert" hidden><p><strong>This page could not start.</strong></p><p>A part of it did not arrive or does not run. Reload the page; if that does not help, come back in a few minutes.</p><p><a href="">Reload</a></p></div>`;
