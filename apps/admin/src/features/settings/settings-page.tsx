import { Exports } from '#features/exports';
import { roleNames } from '#lib/labels.ja.ts';
import { useMayAct, useOffice } from '#lib/office.ts';
import { PageHead } from '#parts/page-head.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { Factors } from './factors.tsx';
import { settingsTexts as t } from './ja.ts';
import { Row, Section } from '#parts/section.tsx';
import { Sessions } from './sessions.tsx';

/** What a person of the staff sets for themselves. */
export function SettingsPage() {
  const { operator } = useOffice();
  const mayAct = useMayAct();
  return (
    <>
      <PageHead title={t.title} />
      <div className="flex max-w-[760px] flex-col gap-4 p-5">
        <Section title={t.person}>
          <Row label={operator.name} detail={t.name} />
          <Row label={roleNames[operator.role]} detail={t.role} />
          <Row label={operator.mail} detail={t.mail} />
        </Section>
        <Factors />
        {mayAct('listOwnExports') && <Exports />}
        <Sessions />
        <Section title={t.screen}>
          <div className="p-5">
            <ThemeSwitch />
          </div>
        </Section>
      </div>
    </>
  );
}
