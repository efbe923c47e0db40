/** 「11/23（月）10:10」, also with a second day mark: 「11/23（月・祝）」. */
const DATE = /(\d{1,2}\/\d{1,2}（[^）]{1,3}）(?:\s?\d{1,2}:\d{2})?)/;

/** The parts of a sentence: every second one is a date. */
export const splitAtDates = (text: string): readonly string[] => text.split(new RegExp(DATE, 'g'));

/** A sentence whose dates do not wrap. */
export function DatedText({ text }: { readonly text: string }) {
  return splitAtDates(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
