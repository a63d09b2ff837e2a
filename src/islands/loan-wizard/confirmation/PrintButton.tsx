import { linkStyle } from '../../../ui/styles.ts';

/** Prints the confirmation, or saves it by the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={`min-h-11 text-start ${linkStyle}`} onClick={() => print()}>
      {label}
    </button>
  );
}
