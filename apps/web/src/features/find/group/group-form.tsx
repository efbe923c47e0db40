import { messageOf } from '@yoimachi/contract/errors';
import {
  checkGroup,
  GROUP_NAME_MAX,
  memberTypesOf,
  type GroupInput,
  type GroupSide,
} from '@yoimachi/domain/group';
import { charactersOf } from '@yoimachi/domain/text';
import { useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTextJudge } from '#talk/text-rules';
import { groupTexts, memberTypeLabels } from './ja.ts';
import { MemberPicker } from './member-picker.tsx';

interface Props {
  readonly side: GroupSide;
  readonly first: GroupInput;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSave: (input: GroupInput) => void;
}

/** A group's name, what fills it and, where she chooses, who is in it. What was typed stays when it is refused. */
export function GroupForm({ side, first, error, isPending, onSave }: Props) {
  const t = groupTexts[side];
  const [input, setInput] = useState(first);
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<GroupInput>) => setInput((before) => ({ ...before, ...part }));
  const checked = checkGroup(side, input);
  const judge = useTextJudge();
  const stop = judge.stopOf(input.name, 'GROUP');
  const refused = error instanceof ApiError ? error : null;
  const problemOf = (field: 'name' | 'memberType' | 'memberIds') => {
    if (isTried && !checked.ok && checked.error.field === field) return messageOf(checked.error.code);
    if (isTried && field === 'name' && stop !== undefined) return stop;
    if (refused?.field !== field) return undefined;
    return refused.code === 'NOT_FOUND' ? t.memberGone : refused.message;
  };
  const submit = () => {
    setTried(true);
    judge.noteStop(input.name, 'GROUP');
    if (checked.ok && stop === undefined && !isPending) onSave(input);
  };
  return (
    <>
      <Page className="gap-6">
        <TextField
          label={t.name}
          value={input.name}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
          aside={<span className="nums">{t.nameCount(charactersOf(input.name), GROUP_NAME_MAX)}</span>}
          error={problemOf('name')}
        />
        <RadioCards
          label={t.memberType}
          columns={2}
          options={memberTypesOf(side).map((value) => ({ value, label: memberTypeLabels[value] }))}
          value={input.memberType}
          onChange={(memberType) => set({ memberType })}
          error={problemOf('memberType')}
        />
        {input.memberType === 'CHOSEN' && (
          <MemberPicker
            side={side}
            chosen={input.memberIds}
            onChange={(memberIds) => set({ memberIds })}
            error={problemOf('memberIds')}
          />
        )}
        {input.memberType !== null && input.memberType !== 'CHOSEN' && <Note>{t.autoNote}</Note>}
        {error && !isOfField(refused) && <Note look="danger">{errorMessage(error)}</Note>}
      </Page>
      <StickyBar>
        <Button isWide isPending={isPending} onClick={submit}>
          {t.save}
        </Button>
      </StickyBar>
    </>
  );
}

const FIELDS = ['name', 'memberType', 'memberIds'];
const isOfField = (error: ApiError | null) => error?.field !== undefined && FIELDS.includes(error.field);
