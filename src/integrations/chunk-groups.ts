/**
 * Without groups, every module that two islands share is a file of its own, and hydrating the wizard costs seventeen
 * requests. A group takes along what its modules import: general groups need the higher priority.
 */

/** By group and folder: names of modules without their endings, or of packages. */
export const chunkModules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  framework: {
    node_modules: ['react', 'react-dom', 'scheduler', 'nanostores', '@nanostores'],
    'node_modules/@astrojs': ['react'],
  },
  // Small islands must not load the forms group.
  shared: {
    '\0rolldown': ['runtime'],
    'src/ui': ['styles'],
    'src/helpers': ['records'],
    'src/i18n': ['interpolate'],
    'src/islands/shared': ['Icon', 'InterpolatedText', 'PolicyText', 'use-store'],
    'src/stores': ['toast', 'hydrate-island'],
  },
  forms: {
    node_modules: ['zod'],
    'src/domain': ['clean-text', 'endpoints', 'non-empty-text'],
    'src/domain/loan': [
      'affordability',
      'annuity',
      'instalment-bars',
      'largest-loan',
      'legal-term',
      'limits',
      'loan',
      'parse-number',
      'request',
    ],
    'src/i18n': ['format'],
    'src/i18n/messages': ['wizard-messages'],
    'src/islands/loan': [
      'CreditNotice',
      'Estimate',
      'InstalmentBars',
      'LegalTermHint',
      'NumberField',
      'Slider',
      'SummaryList',
    ],
    'src/islands/shared': [
      'DisclosureSummary',
      'SendFailure',
      'SubmitButton',
      'TextField',
      'field-error-text',
      'find-on-page',
      'honeypot',
      'lazily',
      'use-disclosure',
    ],
    'src/stores': ['loan', 'session-storage'],
  },
  wizard: {
    'src/i18n': ['name-order'],
    'src/islands/loan-wizard': ['step-names'],
    'src/islands/loan-wizard/confirmation': ['Confirmation.module'],
    'src/stores': ['wizard', 'wizard-locale', 'wizard-receipt', 'wizard-sending'],
  },
};

export const chunkGroups = Object.entries(chunkModules).map(([name, folders], index, groups) => ({
  name,
  priority: groups.length - index,
  test: new RegExp(
    Object.entries(folders)
      .map(([folder, modules]) => `(^|/)${folder}/(${modules.join('|')})[./]`)
      .join('|'),
  ),
}));
