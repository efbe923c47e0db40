export { BuyPage } from './buy-screen.tsx';
export { CardAside } from './card-name.tsx';
export { CardPage } from './card-screen.tsx';
export { CardStep } from './card-step.tsx';
export { ConfirmPage } from './confirm-screen.tsx';
export { orderOf, readNext, readOrderSearch } from './order.ts';
export { PurchasesPage } from './purchases-screen.tsx';
export { ResultPage } from './result-screen.tsx';
