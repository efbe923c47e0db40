export { RequestPlan } from './request-plan.tsx';
export { preloadRequestSheet, RequestSheet } from './request-sheet.tsx';
export { SeveralRequestPage } from './several-request-page.tsx';
