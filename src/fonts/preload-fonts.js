{
  const { connection } = /** @type {{ connection?: { rtt: number } }} */ (navigator);
  const { fonts = '' } = document.currentScript?.dataset ?? {};
  if (!connection || connection.rtt <= 125)
    for (const href of fonts.split(' ')) {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
      );
    }
}
