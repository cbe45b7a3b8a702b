import { sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';

export const oatLatte = sampleLine({
  id: 'line-2',
  itemId: 'latte',
  name: 'Latte',
  quantity: 2,
  unitCents: 430,
  options: [{ groupId: 'milk', choiceId: 'oat', name: 'Oat milk', priceCents: 50 }],
  note: 'very hot',
});
export const cart = sampleOrder({ lines: [sampleLine(), oatLatte] });
