import { formatTerm } from '../../i18n/format.ts';
import type { EstimateProps } from './estimate-props.ts';
import css from './TermCards.module.css';

interface TermCard {
  /** In months. */
  term: number;
  isChosen: boolean;
  /** What the amount is, for screen readers; the figures of all cards are of the same kind. */
  name: string;
  formattedAmount: string;
  note: string;
  onChoose: () => void;
}

interface TermCardsProps extends EstimateProps {
  title: string;
  cards: readonly TermCard[];
}

/** Loans by term, one of which can be chosen. A press moves nothing and keeps the focus. */
export function TermCards({ title, cards, language, estimate }: TermCardsProps) {
  return (
    <fieldset className={css.cards}>
      <legend>{title}</legend>
      {cards.map(({ term, isChosen, name, formattedAmount, note, onChoose }) => (
        <button key={term} type="button" aria-pressed={isChosen} onClick={onChoose}>
          <span>{formatTerm(term, estimate, language)}</span>
          <strong>
            <span className="visually-hidden">{`${name}: `}</span>
            {/* An element of its own: see “Traps” in docs/design-language.md. */}
            <span>{formattedAmount}</span>
          </strong>
          <small>{note}</small>
        </button>
      ))}
    </fieldset>
  );
}
