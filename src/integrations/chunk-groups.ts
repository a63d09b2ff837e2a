/**
 * Without groups, each module that two islands share is one more request: seventeen for the wizard.
 * A group joins such modules in one file, that of the smallest island that needs them.
 */
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Small islands first: they must not load the group of a larger one. */
export const islandGroups = {
  LanguageMenu: 'shared',
  Toasts: 'forms',
  ContactForm: 'forms',
  LoanEstimate: 'forms',
  LoanWizard: 'wizard',
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\//,
    priority: 9,
  },
  ...[...new Set(Object.values(islandGroups))].map(
    (group, index): Rolldown.CodeSplittingGroup => ({
      name: (id, modules) => (groupOf(id, modules) === group ? group : null),
      // A group takes along what its modules import.
      priority: 8 - index,
    }),
  ),
];

/**
 * Undefined leaves a module to the bundler: one without islands, and one of a single island, also
 * with its lazy modules. What the wizard shares with its lazy modules is in its group.
 */
function groupOf(id: string, modules: ModuleGraph): string | undefined {
  const entries = entriesOf(id, modules);
  const groups = Object.entries(islandGroups)
    .filter(([island]) => entries.some((entry) => entry.endsWith(`/${island}.tsx`)))
    .map(([, group]) => group);
  const isOwnCode = groups.length === 1 && (groups[0] !== 'wizard' || entries.length === 1);
  return isOwnCode ? undefined : groups[0];
}

/** The islands, lazy modules and scripts of pages that load a module. */
function entriesOf(id: string, modules: ModuleGraph, visited = new Set<string>()): string[] {
  const module = modules.getModuleInfo(id);
  if (!module || visited.has(id)) return [];
  visited.add(id);
  const isEntry = module.isEntry || module.dynamicImporters.length > 0;
  const importers = module.importers.flatMap((importer) => entriesOf(importer, modules, visited));
  return isEntry ? [id, ...importers] : importers;
}
