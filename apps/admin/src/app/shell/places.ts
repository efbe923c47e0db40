import type { AdminCall } from '@yoimachi/contract/admin';
import type { OfficeIconName } from '#parts/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import { appTexts as t } from '../ja.ts';

type Icon = { readonly own: OfficeIconName } | { readonly shared: IconName };

export interface Place {
  readonly to: '/age-checks' | '/staff' | '/audit';
  readonly label: string;
  readonly icon: Icon;
  readonly group: keyof typeof t.groups;
  /** Without this call there is nothing to do there. */
  readonly needs: AdminCall;
}

/** Every screen of the navigation, in its order. */
export const places: readonly Place[] = [
  { to: '/age-checks', label: t.ageChecks, icon: { own: 'idCard' }, group: 'review', needs: 'readAgeCheck' },
  { to: '/staff', label: t.staff, icon: { shared: 'users' }, group: 'record', needs: 'listOperators' },
  { to: '/audit', label: t.audit, icon: { own: 'history' }, group: 'record', needs: 'searchAudit' },
];
