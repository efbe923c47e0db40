import { useState } from 'react';
import { CopyButton } from '#parts/copy-button.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { doorTexts as t } from './ja.ts';

interface Props {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** The codes for when everything else is lost, shown this once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: Props) {
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <p className="phrase text-sm text-sub">{t.recoveryOnce}</p>
      <ul className="nums grid grid-cols-2 gap-x-4 gap-y-1 rounded-lg bg-sunken p-4 text-center text-sm font-bold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <SmallButton onClick={() => save(text)}>
          <Icon name="download" size={18} />
          {t.download}
        </SmallButton>
      </div>
      <Checkbox label={t.saved} checked={isSaved} onChange={(event) => setSaved(event.target.checked)} />
      <Button isWide isDisabled={!isSaved} onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: t.fileName }).click();
  URL.revokeObjectURL(url);
}
