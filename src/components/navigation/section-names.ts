import type { SiteMessages } from '../../i18n/messages/types.ts';
import type { Section } from '../../i18n/routes.ts';

export function sectionNames(texts: SiteMessages['navigation']): Record<Section, string> {
  return {
    services: texts.services,
    benefits: texts.benefits,
    'how-it-works': texts.howItWorks,
    testimonials: texts.testimonials,
    faq: texts.faq,
  };
}
