import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { call } from '#lib/api.ts';
import { useSettingAct } from '#lib/use-setting-act.ts';
import { textRuleTexts as t } from './ja.ts';

export const useAddWord = (onDone: () => void) =>
  useSettingAct({
    act: (word: string) => call(textRulesAdminRoutes.addForbiddenWord, { body: { word } }),
    said: t.added,
    of: textRulesAdminRoutes,
    onDone,
  });
