/**
 * All that a page with bar and footer executes before anybody does anything; the banner's script and the islands' own
 * waking script stand beside it.
 */
import '../islands/openers.ts';
import '../parts/footer-year.ts';
import '../parts/navigation/menu.ts';
import '../parts/navigation/section-links.ts';
