{
  const { fonts } = /** @type {Record<'fonts', string>} */ (
    /** @type {HTMLElement} */ (document.currentScript).dataset
  );
  // In milliseconds; undefined where browsers do not report it. head-script.ts says why slow
  // connections preload none.
  const roundTrip = Reflect.get(navigator, 'connection')?.rtt;
  if (!(roundTrip > 125))
    for (const href of fonts.split(' ')) {
      const link = { rel: 'preload', as: 'font', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
}
