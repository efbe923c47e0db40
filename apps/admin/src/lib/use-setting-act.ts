import { settingHistoryAdminRoutes } from '@yoimachi/contract/setting-history';
import type { Calls } from './queries.ts';
import { useToldAct } from './use-told-act.ts';

interface Act<Given> {
  readonly act: (given: Given) => Promise<unknown>;
  readonly said: string;
  /** What shows the setting. */
  readonly of: Calls;
  readonly onDone?: () => void;
}

/** Something is set: what shows it is read again with its changes. */
export const useSettingAct = <Given>({ of, ...act }: Act<Given>) =>
  useToldAct({ ...act, refreshes: [of, settingHistoryAdminRoutes] });
