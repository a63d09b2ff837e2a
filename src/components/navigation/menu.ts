/** The mobile menu: its button says whether it is open, and choosing something closes it; the languages open over it. */
const menu = document.getElementById('main-menu');
const toggle = document.querySelector('[aria-controls="main-menu"]');

menu?.addEventListener('toggle', (event) => {
  toggle?.setAttribute('aria-expanded', `${(event as ToggleEvent).newState === 'open'}`);
});

menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a,[command]')) menu.hidePopover();
});
