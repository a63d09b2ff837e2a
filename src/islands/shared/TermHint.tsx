import { useStore } from '@nanostores/react';
import { fill, formatNumber, formatYears } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { $draft, longestAllowed, setNumber } from '../../stores/loan.ts';
import { linkStyle } from '../../ui/styles.ts';
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
  const say = (text: string) =>
    fill(text, {
      months: formatNumber(longest ?? 0, language),
      years: formatYears(longest ?? 0, texts.years, language),
    });
  return (
    <div className="max-w-96 text-small text-quiet">
      <p role="status" className="not-empty:mt-2">
        {longest && say(texts.longestTerm)}
      </p>
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
