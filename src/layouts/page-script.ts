/** All that a page executes before anybody does anything; the islands' own waking script stands beside it. */
import '../islands/openers.ts';
import '../parts/cookie-banner/lock.ts';
import '../parts/footer-year.ts';
import '../parts/navigation/menu.ts';
import '../parts/navigation/section-links.ts';
