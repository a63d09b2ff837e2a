/** The scales of the site's check, with the built site on them. */
import { scalesFor } from '../../../src/check-site/weigh.ts';
import { type BuiltPage, site } from '../../support/built-site.ts';

/** The page's own file. */
export const fileOf = ({ file }: BuiltPage) => file;

export const { coldLoadOf, scriptBeforeIntentOf, weightOf, wizardWeightOf } = scalesFor(site);
