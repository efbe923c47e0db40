import { Link } from '@tanstack/react-router';
import { blockOf, type Run } from '@yoimachi/domain/page';
import { isInnerPath } from '#lib/inner-path.ts';

const linkClass = 'font-bold text-primary underline underline-offset-4';

/** A paragraph in the markup of pages: whatever was written, it becomes these elements and no others. */
export function Paragraph({ text }: { readonly text: string }) {
  const block = blockOf(text);
  switch (block.kind) {
    case 'PICTURE':
      return (
        <img
          src={`/help/${block.picture}.webp`}
          alt={block.alt}
          width={390}
          height={488}
          loading="lazy"
          className="h-auto w-full max-w-[300px] self-center rounded-lg border border-line"
        />
      );
    case 'LIST':
      return (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-base">
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'TEXT':
      return (
        <p className="text-base">
          {block.lines.map((runs, index) => (
            <span key={index}>
              {index > 0 && <br />}
              <Runs runs={runs} />
            </span>
          ))}
        </p>
      );
  }
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, index) => {
    if (run.kind === 'LINK') return <PageLink key={index} to={run.to} text={run.text} />;
    return run.kind === 'STRONG' ? (
      <strong key={index}>{run.text}</strong>
    ) : (
      <span key={index}>{run.text}</span>
    );
  });
}

function PageLink({ to, text }: { readonly to: string; readonly text: string }) {
  if (!isInnerPath(to))
    return (
      <a href={to} target="_blank" rel="noreferrer" className={linkClass}>
        {text}
      </a>
    );
  const { pathname, searchParams } = new URL(to, location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={linkClass}>
      {text}
    </Link>
  );
}
