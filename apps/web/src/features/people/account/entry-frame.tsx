import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { uiTexts } from '#ui/ja.ts';
import { Title } from '#ui/title.tsx';

interface Props {
  /** For the window's title. */
  readonly title: string;
  readonly onBack?: (() => void) | undefined;
  /** The crescent in the bar, if the screen does not begin with the brand. */
  readonly hasMark?: boolean | undefined;
  readonly children: ReactNode;
  /** At the bottom of the screen. */
  readonly footer: ReactNode;
}

/** A screen before the login: one narrow column, nothing around it. */
export function EntryFrame({ title, onBack, hasMark, children, footer }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col">
      <Title>{title}</Title>
      <div className="relative flex h-14 shrink-0 items-center px-3 desktop:mt-8">
        {onBack && <IconButton icon="back" label={uiTexts.back} onClick={onBack} />}
        {hasMark && <Icon name="moon" className="absolute inset-x-0 mx-auto text-primary" />}
      </div>
      <div className="flex flex-1 flex-col px-6 pt-6">{children}</div>
      <footer className="mt-12 px-6 pb-8 text-center text-xs text-sub">{footer}</footer>
    </div>
  );
}

interface HeadProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** What a step is about. */
export function EntryHead({ icon, title, children }: HeadProps) {
  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-tint text-on-tint">
        <Icon name={icon} size={22} />
      </span>
      <h1 className="mt-5 text-2xl">{title}</h1>
      <p className="phrase mt-3 text-sm text-sub">{children}</p>
    </>
  );
}
