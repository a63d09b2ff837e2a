import { memo, useLayoutEffect, useState } from 'react';
import { isLanguage, type Language, languages, wizardLanguagesFor } from '../../i18n/languages.ts';
import { setWizardLanguage } from '../../stores/wizard-locale.ts';
import { findOnPage } from '../shared/find-on-page.ts';
import css from './WizardLanguageSelect.module.css';
import { useWizardContext } from './wizard-context.ts';

const id = 'wizard-language';

/** The wizard's language menu, which has more languages than the site. */
export const WizardLanguageSelect = memo(function WizardLanguageSelect() {
  const { language, texts, pageLanguage } = useWizardContext();
  // A choice made before hydration: the first render still finds the page's own menu.
  const [earlyChoice] = useState(() => readEarlyChoice() ?? pageLanguage);
  useLayoutEffect(() => {
    if (earlyChoice !== pageLanguage) void setWizardLanguage(earlyChoice);
  }, [earlyChoice, pageLanguage]);
  return (
    <label className={css.languageSelect}>
      <span className="visually-hidden">{texts.language}</span>
      <select
        id={id}
        value={language}
        // A browser would restore the choice of an earlier visit, which the wizard forgets.
        autoComplete="off"
        onChange={({ target }) => isLanguage(target.value) && setWizardLanguage(target.value)}
      >
        {wizardLanguagesFor(pageLanguage).map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].label}
          </option>
        ))}
      </select>
    </label>
  );
});

function readEarlyChoice(): Language | undefined {
  const value = findOnPage<HTMLSelectElement>(id)?.value ?? '';
  return isLanguage(value) ? value : undefined;
}
