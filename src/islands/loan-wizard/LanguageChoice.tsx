import { isLanguage, type Language, languages } from '../../i18n/languages.ts';
import { chooseLanguage } from '../../stores/wizard.ts';

interface LanguageChoiceProps {
  label: string;
  language: Language;
  /** Languages of the menu, in order. */
  offered: Language[];
}

/** The wizard's own language menu: it speaks more languages than the site has pages in. */
export function LanguageChoice({ label, language, offered }: LanguageChoiceProps) {
  return (
    <label className="wizard-language needs-script">
      <span className="hidden-text">{label}</span>
      <select
        value={language}
        onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
      >
        {offered.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].label}
          </option>
        ))}
      </select>
    </label>
  );
}
