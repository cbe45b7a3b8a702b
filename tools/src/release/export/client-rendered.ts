import { inScript } from '../../../../host/server/document/escape.ts';
import { BOOT_DATA_ID } from '../../../../host/src/app/boot-data.ts';

/**
 * A page whose file answers addresses that it was not made for (`404.html`, `/guest-profile/*`): what the server
 * rendered stays for people without scripts, and the browser renders the page again instead of hydrating what differs.
 *
 * @throws Error when it is not a page of the host server.
 */
export function clientRendered(html: string): string {
  const block = new RegExp(`(<script type="application/json" id="${BOOT_DATA_ID}">)(.*?)(</script>)`, 's');
  if (!block.test(html))
    throw new Error('The page carries no boot data; it was not made by the host server.');
  return html.replace(block, (_, start: string, json: string, end: string) => {
    const boot = JSON.parse(json) as { mode: string };
    return `${start}${inScript({ ...boot, mode: 'render' })}${end}`;
  });
}
