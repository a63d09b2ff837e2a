import { memo } from 'react';
import {
  isLanguage,
  type Language,
  languages,
  type SiteLanguage,
  wizardLanguagesFor,
} from '../../i18n/languages.ts';
import { chooseLanguage } from '../../stores/wizard.ts';
import css from './LanguageChoice.module.css';

interface LanguageChoiceProps {
  label: string;
  language: Language;
  /** Language of the page, the first option. */
  page: SiteLanguage;
}

/** The wizard's language menu, which has more languages than the site. */
export const LanguageChoice = memo(function LanguageChoice({
  label,
  language,
  page,
}: LanguageChoiceProps) {
  return (
    <label className={`${css.choice} needs-script`}>
      <span className="hidden-text">{label}</span>
      <select
        value={language}
        // A browser would restore the choice of an earlier visit, which the wizard forgets.
        autoComplete="off"
        onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
      >
        {wizardLanguagesFor(page).map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].label}
          </option>
        ))}
      </select>
    </label>
  );
});
