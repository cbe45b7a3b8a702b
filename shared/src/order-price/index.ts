export { isServedAt } from './is-served-at.ts';
export { localMoney } from './local-money.ts';
export { moneyText } from './money-text.ts';
export { type LineWish, type PricedLine, priceLine } from './price-line.ts';
