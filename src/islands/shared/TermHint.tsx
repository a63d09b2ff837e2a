import { useStore } from '@nanostores/react';
import { fill, formatNumber, formatYears } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { $draft, longestAllowed, setNumber } from '../../stores/loan.ts';
import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { sliderId } from './NumberField.tsx';

interface TermHintProps {
  /** The term field that the button sets; see NumberField. */
  idPrefix: string;
  language: Language;
  texts: WizardMessages['estimate'];
}

/**
 * Offers the longest legal term if the chosen term exceeds it. Below both sliders, which must not move under a finger.
 */
export function TermHint({ idPrefix, language, texts }: TermHintProps) {
  const longest = longestAllowed(useStore($draft, { ssr: 'initial' }));
  const say = (text: string) => sayTerm(text, longest ?? 0, texts, language);
  return (
    // The live region must exist before its text does, so it is drawn empty, without the box.
    <div className={longest ? `text-small first:mb-4 last:mt-4 ${noticeStyles.remark}` : undefined}>
      <p role="status">{longest && say(texts.longestTerm)}</p>
      {longest && (
        <button
          type="button"
          className={`needs-script min-h-11 ${linkStyle}`}
          onClick={() => {
            setNumber('duration', longest);
            // The button disappears. The slider gets the focus, because a text field would open a phone's keyboard.
            document.getElementById(sliderId(idPrefix, 'duration'))?.focus();
          }}
        >
          {say(texts.setLongestTerm)}
        </button>
      )}
    </div>
  );
}

/** A text about the longest term, with the term filled in as months and years. */
export function sayTerm(
  text: string,
  term: number,
  texts: WizardMessages['estimate'],
  language: Language,
): string {
  return fill(text, {
    months: formatNumber(term, language),
    years: formatYears(term, texts.years, language),
  });
}
