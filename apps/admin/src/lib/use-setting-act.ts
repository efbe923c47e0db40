import type { QueryKey } from '@tanstack/react-query';
import { useToldAct } from './use-told-act.ts';

/** What was set, whose changes stand beside it. */
export const settingChangesKey = ['setting-changes'] as const;

interface Act<Given> {
  readonly act: (given: Given) => Promise<unknown>;
  readonly said: string;
  /** What shows the setting. */
  readonly key: QueryKey;
  readonly onDone?: () => void;
}

/** Something is set: what shows it is read again with its changes. */
export const useSettingAct = <Given>({ key, ...act }: Act<Given>) =>
  useToldAct({ ...act, keys: [key, settingChangesKey] });
