import { PageText } from '#parts/page-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { pageTexts as t } from './ja.ts';

interface Props {
  readonly name: string;
  /** With its values filled in. */
  readonly body: string;
}

/** A page as it is read on a phone; its links lead nowhere here. */
export function Preview({ name, body }: Props) {
  return (
    <Panel title={t.preview} aside={t.phone}>
      <div
        role="region"
        aria-label={t.phone}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className="mx-auto max-h-[560px] w-full max-w-[358px] overflow-y-auto rounded-lg border border-edge bg-bg px-4 py-5"
      >
        <h3 className="mb-4 text-lg">{name}</h3>
        <PageText body={body} />
      </div>
    </Panel>
  );
}
