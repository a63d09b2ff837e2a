/** Everything that a page executes before the visitor acts, except the banner's script and the waking script. */
import '../islands/openers.ts';
import '../components/floating/step-aside.ts';
import '../components/footer/footer-year.ts';
import '../components/navigation/menu.ts';
import '../components/navigation/section-links.ts';
