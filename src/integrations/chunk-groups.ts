/**
 * Without groups, each module that two islands share is a file of its own, and the wizard needs
 * seventeen requests. A group joins shared modules in one file. A module belongs to the group of
 * the smallest island that needs it.
 */
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** From the smallest island to the largest, because none may load the group of a larger one. */
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
      // A group also takes what its modules import, so the groups of small islands choose first.
      priority: 8 - index,
    }),
  ),
];

/** The group of a module. Undefined leaves the module to the bundler. */
function groupOf(id: string, modules: ModuleGraph): string | undefined {
  const entries = entriesOf(id, modules);
  const groups = Object.entries(islandGroups)
    .filter(([island]) => entries.some((entry) => entry.endsWith(`/${island}.tsx`)))
    .map(([, group]) => group);
  const [smallest] = groups;
  // Islands that share the module load it with the group of the smallest of them.
  if (groups.length > 1) return smallest;
  // What the wizard shares with modules that it loads later is in the wizard's group.
  if (smallest === 'wizard' && entries.length > 1) return smallest;
  // No island needs the module, or only one, with which the bundler puts it.
  return undefined;
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
