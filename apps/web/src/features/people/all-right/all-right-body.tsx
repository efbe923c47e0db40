import type { AllRightQuestion } from '@yoimachi/contract/all-right';
import type { AllRightAnswer } from '@yoimachi/domain/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onLive } from '#lib/live.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { allRightQuery, useAnswer } from './api/all-right.ts';
import { allRightTexts as t } from './ja.ts';

/** The question while it waits, and what follows from a call for help. It makes no sound and moves nothing else. */
export default function AllRightBody() {
  const { data: question } = useQuery(allRightQuery());
  const [isHelpSent, setHelpSent] = useState(false);
  useNotified();
  if (isHelpSent) {
    return (
      <Card className="flex flex-col gap-3">
        <p role="status" className="phrase text-sm font-bold">
          {t.helpSent}
        </p>
        <Note>{t.police}</Note>
      </Card>
    );
  }
  return question ? <Question question={question} onHelp={() => setHelpSent(true)} /> : null;
}

/** What she is told of is looked for at once. */
function useNotified(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => void client.invalidateQueries(allRightQuery());
    return onLive('user.notification', look, look);
  }, [client]);
}

interface QuestionProps {
  readonly question: AllRightQuestion;
  readonly onHelp: () => void;
}

function Question({ question: { questionId }, onHelp }: QuestionProps) {
  const { mutate, isPending, variables, error } = useAnswer();
  const press = (answer: AllRightAnswer) => {
    if (isPending) return;
    const onSuccess = () => (answer === 'HELP' ? onHelp() : showToast(t.thanks, 'ok'));
    mutate({ questionId, answer }, { onSuccess });
  };
  const button = (answer: AllRightAnswer, label: string) => (
    <Button
      variant={answer === 'HELP' ? 'quiet' : 'line'}
      isPending={isPending && variables.answer === answer}
      onClick={() => press(answer)}
    >
      {label}
    </Button>
  );
  return (
    <Card className="flex flex-col gap-3 border-primary">
      <div className="flex flex-col gap-1">
        <H2>{t.title}</H2>
        <p className="phrase text-sm text-sub">{t.detail}</p>
      </div>
      <div className="flex gap-3 *:flex-1">
        {button('HELP', t.help)}
        {button('ALL_RIGHT', t.allRight)}
      </div>
      <ErrorNote error={error} />
      <Note>{t.private}</Note>
    </Card>
  );
}
