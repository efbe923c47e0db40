import { groupRoutes } from '@yoimachi/contract/group';
import {
  checkGroup,
  GROUP_NAME_MAX,
  memberTypesOf,
  type GroupInput,
  type GroupSide,
} from '@yoimachi/domain/group';
import { charactersOf } from '@yoimachi/domain/text';
import { ApiError } from '#lib/api-error.ts';
import { problemOf, useForm, type FormOptions } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTextJudge } from '#talk/text-rules';
import { groupTexts, memberTypeLabels } from './ja.ts';
import { MemberPicker } from './member-picker.tsx';

interface Props<Answer> {
  readonly side: GroupSide;
  readonly first: GroupInput;
  readonly save: Pick<FormOptions<GroupInput, Answer, GroupInput>, 'act' | 'send'>;
  readonly said: string;
  readonly onSent: (answer: Answer) => void;
}

/** A group's name, what fills it and, where she chooses, who is in it. What was typed stays when it is refused. */
export function GroupForm<Answer>({ side, first, save, said, onSent }: Props<Answer>) {
  const t = groupTexts[side];
  const form = useForm({
    start: first,
    check: (input) => problemOf(checkGroup(side, input), 'name'),
    texts: { places: { name: 'GROUP' }, judge: useTextJudge() },
    ...save,
    readsAgain: [groupRoutes],
    said,
    onSent,
  });
  const { name, memberType } = form.values;
  const members = form.choice('memberIds');
  const isGone =
    members.error !== undefined && form.failure instanceof ApiError && form.failure.code === 'NOT_FOUND';
  return (
    <>
      <Page className="gap-6">
        <TextField
          label={t.name}
          autoComplete="off"
          aside={<span className="nums">{t.nameCount(charactersOf(name), GROUP_NAME_MAX)}</span>}
          {...form.field('name')}
        />
        <RadioCards
          label={t.memberType}
          columns={2}
          options={memberTypesOf(side).map((value) => ({ value, label: memberTypeLabels[value] }))}
          {...form.choice('memberType')}
        />
        {memberType === 'CHOSEN' && (
          <MemberPicker
            side={side}
            chosen={members.value}
            onChange={members.onChange}
            error={isGone ? t.memberGone : members.error}
          />
        )}
        {memberType !== null && memberType !== 'CHOSEN' && <Note>{t.autoNote}</Note>}
        <ErrorNote error={form.error} />
      </Page>
      <StickyBar>
        <Button isWide isPending={form.isPending} onClick={form.submit}>
          {t.save}
        </Button>
      </StickyBar>
    </>
  );
}
