import { formatAnswerDeadline } from '../../../domain/answer-deadline.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { WizardCatalogue } from '../../../i18n/messages/types.ts';

interface AnswerDeadlineProps {
  receivedAt: number;
  language: Language;
  texts: WizardCatalogue['afterSending'];
}

/** By when the first answer comes. */
export function AnswerDeadline({ receivedAt, language, texts }: AnswerDeadlineProps) {
  return (
    <p>
      <span>{texts.answerBy}</span>
      <strong>{formatAnswerDeadline(receivedAt, language)}</strong>
      <span>{texts.clock}</span>
    </p>
  );
}
