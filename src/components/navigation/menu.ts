/** The mobile menu: sets `aria-expanded` of the menu's button, and closes the menu after a choice. */
const menu = document.getElementById('main-menu');
const toggle = document.querySelector('[aria-controls="main-menu"]');

menu?.addEventListener('toggle', (event) => {
  toggle?.setAttribute('aria-expanded', `${(event as ToggleEvent).newState === 'open'}`);
});

menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a,[command]')) menu.hidePopover();
});
