import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#parts/page-head.tsx';
import { SettingHistory } from '#parts/setting-history/index.ts';
import { Loaded } from '#ui/loaded.tsx';
import { textRulesAdminRoutes } from '@yoimachi/contract/text-rules-admin';
import { query } from '#lib/queries.ts';
import { textRuleTexts as t } from './ja.ts';
import { Rules } from './rules.tsx';
import { TryBox } from './try-box.tsx';
import { Words } from './words.tsx';

/** What texts may not hold, what becomes of those that do, and a box to try one. */
export function TextRulesPage() {
  const rules = useQuery(query(textRulesAdminRoutes.readTextRules));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} />
      <Loaded query={rules}>
        {(loaded) => (
          <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
            <div className="flex min-w-0 flex-col gap-4">
              <TryBox rules={loaded} />
              <Words rules={loaded} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Rules rules={loaded} />
              <SettingHistory of="FORBIDDEN_WORD" title={t.wordHistory} />
              <SettingHistory of="TEXT_RULE" title={t.ruleHistory} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
