import { useQuery } from '@tanstack/react-query';
import { NEWS_AUDIENCES, NEWS_BODY_LENGTH, NEWS_KINDS, NEWS_REASON_LENGTH } from '@yoimachi/domain/news';
import { optionsOf } from '#lib/options.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { audienceSize, type News } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { PeriodFields } from './period-fields.tsx';
import { CardPreview } from './phone-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { useNewsForm, type NewsForm } from './use-news-form.ts';

const kinds = optionsOf(t.kinds, NEWS_KINDS);
const audiences = optionsOf(t.audiences, NEWS_AUDIENCES);

interface Props {
  /** Missing for a new one. */
  readonly news?: News;
  readonly onClose: () => void;
}

/** A new piece of news, or one changed: kind, audience and beginning stay as they were written. */
export default function WriteDialog({ news, onClose }: Props) {
  const { form, picture, pictureError, ...act } = useNewsForm(news, onClose);
  const { dropsPicture } = form.typed;
  const hasOne = news !== undefined && news.picturePath !== null;
  const path = picture.sent?.picturePath ?? (dropsPicture ? null : (news?.picturePath ?? null));
  return (
    <ActDialog
      {...act}
      title={news ? t.editTitle : t.writeTitle}
      help={news ? t.editHelp : t.writeHelp}
      label={t.save}
      onClose={onClose}
    >
      {!news && <Whom {...form} />}
      <TextField
        label={t.heading}
        value={form.typed.title}
        onChange={({ target }) => form.set({ title: target.value })}
        error={form.errorOf('title')}
      />
      <TextArea
        label={t.body}
        help={t.bodyHelp}
        rows={8}
        value={form.typed.body}
        count={{ text: form.typed.body, max: NEWS_BODY_LENGTH }}
        onChange={({ target }) => form.set({ body: target.value })}
        error={form.errorOf('body')}
      />
      <PictureField
        label={t.newsPicture}
        picture={picture}
        hasOne={hasOne && !dropsPicture}
        error={pictureError}
      />
      {hasOne && (
        <Checkbox
          label={t.pictureDrop}
          checked={dropsPicture}
          onChange={({ target }) => form.set({ dropsPicture: target.checked })}
        />
      )}
      {path !== null && <CardPreview path={path} {...form.typed} />}
      <PeriodFields {...form} isNew={!news} />
      <Checkbox
        label={t.pin}
        checked={form.typed.isPinned}
        onChange={({ target }) => form.set({ isPinned: target.checked })}
        error={form.errorOf('isPinned')}
      />
      {news && (
        <TextField
          label={t.reason}
          maxLength={NEWS_REASON_LENGTH}
          value={form.typed.reason}
          onChange={({ target }) => form.set({ reason: target.value })}
          error={form.errorOf('reason')}
        />
      )}
    </ActDialog>
  );
}

function Whom({ typed, set }: NewsForm) {
  const size = useQuery(audienceSize(typed.audience));
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Select
          label={t.kind}
          options={kinds}
          value={typed.kind}
          onChange={({ target }) =>
            set({ kind: NEWS_KINDS.find((one) => one === target.value) ?? typed.kind })
          }
        />
        <Select
          label={t.audience}
          options={audiences}
          value={typed.audience}
          onChange={({ target }) =>
            set({ audience: NEWS_AUDIENCES.find((one) => one === target.value) ?? typed.audience })
          }
        />
      </div>
      {size.data && (
        <Note>{t.audienceSize(t.audiences[typed.audience], formatCount(size.data.accounts))}</Note>
      )}
    </>
  );
}
