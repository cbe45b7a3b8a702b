import { enter, placeNamed } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

test('at a table a guest reads nothing that is for guests in a room', async ({ page, demo }) => {
  await enter(page, placeNamed(demo, 'Table 5'));
  await page.goto('/chat/information');
  await expect(page.getByRole('region', { name: 'Internet and office' })).toContainText('Aurora-Guest');
  await expect(page.getByText('marigold-tide-27')).toHaveCount(0);
});
