import { queryOptions } from '@tanstack/react-query';
import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import type { StopKind, TextAction } from '@yoimachi/domain/text-rules';
import { call } from '#lib/api.ts';
import { useSettingAct } from '#lib/use-setting-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { textRuleTexts as t } from './ja.ts';

const rulesKey = ['text-rules'] as const;

export type Rules = CallAnswer<typeof textRulesAdminRoutes.readTextRules>;

export const rulesQuery = queryOptions({
  queryKey: rulesKey,
  queryFn: () => call(textRulesAdminRoutes.readTextRules, {}),
});

export const useAddWord = (onDone: () => void) =>
  useSettingAct({
    act: (word: string) => call(textRulesAdminRoutes.addForbiddenWord, { body: { word } }),
    said: t.added,
    key: rulesKey,
    onDone,
  });

export const useRemoveWord = () =>
  useSettingAct({
    act: (word: string) => call(textRulesAdminRoutes.removeForbiddenWord, { body: { word } }),
    said: t.removed,
    key: rulesKey,
  });

export const useSwitchRule = (kind: StopKind, onDone: () => void) =>
  useSettingAct({
    act: (action: TextAction) =>
      call(textRulesAdminRoutes.switchTextRule, { params: { kind }, body: { action } }),
    said: t.switched,
    key: rulesKey,
    onDone,
  });

export const useSetReport = (onDone: () => void) =>
  useSettingAct({
    act: (body: { readonly after: number; readonly days: number }) =>
      call(textRulesAdminRoutes.setTextReport, { body }),
    said: t.reportSet,
    key: rulesKey,
    onDone,
  });
