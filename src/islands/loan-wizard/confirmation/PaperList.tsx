import type { WizardMessages } from '../../../i18n/messages/types.ts';
import { tickPaper } from '../../../stores/wizard-receipt.ts';

interface PaperListProps {
  texts: WizardMessages['afterSending']['papers'];
  ticked: string;
}

/** What to have at hand, with boxes to tick, on paper too. */
export function PaperList({ texts, ticked }: PaperListProps) {
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      {Object.entries(texts.list).map(([paper, name]) => (
        <label key={paper} className="flex items-start gap-2.5 py-1">
          <input
            type="checkbox"
            className="mt-0.5 size-5 flex-none accent-brand"
            checked={ticked.split(' ').includes(paper)}
            onChange={({ currentTarget }) => tickPaper(paper, currentTarget.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
