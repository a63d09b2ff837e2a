/**
 * Without groups, every module that two islands share is a file of its own, and hydrating the wizard costs seventeen
 * requests. A group takes along what its modules import: general groups need the higher priority.
 */
export const chunkGroups = [
  {
    name: 'framework',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|node_modules\/@astrojs\/react\//,
  },
  {
    // Small islands must not load the forms group.
    name: 'shared',
    priority: 1,
    test: /rolldown.runtime|src\/ui\/styles|src\/i18n\/(interpolate|records)|src\/islands\/shared\/(Icon|InterpolatedText|PolicyText)|src\/stores\/(toast|hydrate-island)/,
  },
  {
    name: 'forms',
    test: /node_modules\/zod\/|src\/domain\/(loan\/(?!repayment|law-figures|compare-terms|receipt-headers)|clean-text|non-empty-text|endpoints)|src\/i18n\/format|src\/islands\/(loan\/(?!TermCards)|shared\/(DisclosureSummary|field-error-text|honeypot|SendFailure|SubmitButton|TextField|use-lazy-module))|src\/stores\/(loan|session-storage)/,
  },
  {
    name: 'wizard',
    test: /src\/stores\/wizard|src\/islands\/loan-wizard\/step-names|src\/islands\/shared\/use-wizard-catalogue|src\/i18n\/(messages\/wizard-messages|name-order)/,
  },
];
