import { Link } from '@tanstack/react-router';
import { Note } from '#ui/note.tsx';
import { appTexts } from '../ja.ts';
import { storageTexts } from './storage-notice.ja.ts';

/** This browser keeps nothing: what to switch on, and the way to the help. */
export default function StorageNotice() {
  return (
    <aside aria-label={storageTexts.title} className="border-b border-line bg-sunken px-4 py-3">
      <div className="mx-auto flex max-w-[680px] flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Note look="danger">{storageTexts.notKept}</Note>
        <Link to="/help" className="hit text-sm font-bold text-primary">
          {appTexts.toHelp}
        </Link>
      </div>
    </aside>
  );
}
