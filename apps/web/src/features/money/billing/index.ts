export { BuyPage } from './buy-page.tsx';
export { CardAside } from './card-aside.tsx';
export { CardPage } from './card-page.tsx';
export { CardStep } from './card-step.tsx';
export { ConfirmPage } from './confirm-page.tsx';
export { orderOf, readNext, readOrderSearch } from './order.ts';
export { PurchasesPage } from './purchases-screen.tsx';
export { ResultPage } from './result-page.tsx';
