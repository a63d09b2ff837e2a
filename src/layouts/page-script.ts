/**
 * Scripts that pages with menus execute before the visitor acts. Not here: the head's inline scripts, the banner's
 * script, the waking script, and scripts of single pages.
 */
import '../islands/openers.ts';
import '../components/floating/step-aside.ts';
import '../components/footer/footer-year.ts';
import '../components/navigation/menu.ts';
import '../components/navigation/section-links.ts';
