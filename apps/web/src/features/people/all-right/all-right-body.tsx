import { allRightRoutes, type AllRightQuestion } from '@yoimachi/contract/all-right';
import type { AllRightAnswer } from '@yoimachi/domain/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useRefreshOn } from '#lib/use-refresh-on.ts';
import { useSend } from '#lib/use-send.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { allRightTexts as t } from './ja.ts';

/** Without a live connection the question still comes within a minute. */
const LOOK_MS = 60_000;

/** The question while it waits, and what follows from a call for help. It makes no sound and moves nothing else. */
export default function AllRightBody() {
  const { data } = useQuery(
    query(allRightRoutes.findAllRight, {}, { staleTime: 0, refetchInterval: LOOK_MS }),
  );
  const [isHelpSent, setHelpSent] = useState(false);
  // What she is told of is looked for at once.
  useRefreshOn('user.notification', allRightRoutes.findAllRight);
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
  return data?.question ? <Question question={data.question} onHelp={() => setHelpSent(true)} /> : null;
}

interface QuestionProps {
  readonly question: AllRightQuestion;
  readonly onHelp: () => void;
}

function Question({ question: { questionId }, onHelp }: QuestionProps) {
  // Sent again it changes nothing.
  const { mutate, isPending, variables, error } = useSend(allRightRoutes.answerAllRight, {
    onSuccess: useRefresh(allRightRoutes.findAllRight),
  });
  const press = (answer: AllRightAnswer) => {
    if (isPending) return;
    const onSuccess = () => (answer === 'HELP' ? onHelp() : showToast(t.thanks, 'ok'));
    mutate({ params: { questionId }, body: { answer } }, { onSuccess });
  };
  const button = (answer: AllRightAnswer, label: string) => (
    <Button
      variant={answer === 'HELP' ? 'quiet' : 'line'}
      isPending={isPending && variables.body.answer === answer}
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
