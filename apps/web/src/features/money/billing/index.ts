export { buyTexts, cardTexts } from './ja.ts';
export { orderOf, readNext, readOrderSearch, returnPath } from './order.ts';
