import { blockOf, sectionsOf, type Run } from '@yoimachi/domain/page';
import { visible } from '#lib/visible.ts';

/** The sections of a page as they are read; its links lead nowhere here. */
export const PageText = ({ body }: { readonly body: string }) =>
  sectionsOf(body).map(({ heading, paragraphs }) => (
    <section key={heading} className="mb-5 flex flex-col gap-3">
      <h4 className="font-mincho text-base font-bold">{visible(heading)}</h4>
      {paragraphs.map((text, index) => (
        <Paragraph key={index} text={text} />
      ))}
    </section>
  ));

function Paragraph({ text }: { readonly text: string }) {
  const block = blockOf(text);
  if (block.kind === 'PICTURE')
    return (
      <p className="rounded-lg border border-line bg-sunken p-4 text-center text-xs text-sub">
        {visible(block.alt)}
      </p>
    );
  if (block.kind === 'LIST')
    return (
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {block.items.map((runs, index) => (
          <li key={index}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="text-sm leading-relaxed break-words">
      {block.lines.map((runs, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <Runs runs={runs} />
        </span>
      ))}
    </p>
  );
}

const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map((run, index) => {
    if (run.kind === 'PLAIN') return visible(run.text);
    return (
      <b
        key={index}
        {...(run.kind === 'LINK' && { title: visible(run.to) })}
        className={run.kind === 'LINK' ? 'text-primary underline underline-offset-4' : ''}
      >
        {visible(run.text)}
      </b>
    );
  });
