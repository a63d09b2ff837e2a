/**
 * All that a page with bar and footer executes before anybody does anything; the banner's script and the islands' own
 * waking script stand beside it.
 */
import '../islands/openers.ts';
import '../components/floating/step-aside.ts';
import '../components/footer/footer-year.ts';
import '../components/navigation/menu.ts';
import '../components/navigation/section-links.ts';
