export { BulkDialog } from './bulk-dialog.tsx';
export { Desk } from './desk.tsx';
export { useDesk, useHold } from './desk-context.ts';
export { Facts } from './facts.tsx';
export { ReasonField, ReasonText, useReason, useReasonedAct, type Reason } from './reason-field.tsx';
export { pagesOf, queueScreen } from './screen.ts';
export type { QueueScreen } from './screen.ts';
export { useAct } from './use-act.ts';
export { Workbench } from './workbench.tsx';
