/**
 * The strip at the end of each page of `npm run dev`: what the check of the content finds. No build
 * has it.
 */
import type { DevFinding } from './dev-findings.ts';

const strip = document.createElement('aside');
strip.lang = 'en';
strip.ariaLabel = 'Findings of the check';
strip.style.cssText =
  'position: sticky; inset-block-end: 0; z-index: 1; max-block-size: 40svh; overflow: auto; padding: 0.5rem 1rem; background: #fde047; color: #000; font: 0.875rem / 1.4 system-ui; overflow-wrap: anywhere';

function show(findings: readonly DevFinding[]): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = decodeURI(new URL(canonical ?? location.href).pathname);
  const lines = findings.filter(({ page }) => page === path).map(({ text }) => text);
  // Remarks are for the editor of their text.
  const elsewhere = findings.filter(({ page, isRemark }) => page !== path && !isRemark).length;
  if (elsewhere > 0) lines.push(`${elsewhere} to correct elsewhere: npm run check:content`);
  strip.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
  if (lines.length > 0) document.body.append(strip);
  else strip.remove();
}

import.meta.hot?.on('content-findings', show);
import.meta.hot?.send('content-findings');
