/**
 * Which modules of the islands travel together. Left alone, every module that two islands share becomes a file of its
 * own, and waking the wizard costs seventeen requests.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|node_modules\/@astrojs\/react\//,
  },
  {
    // What the smallest islands need must not bring the forms along.
    name: 'shared',
    priority: 1,
    test: /rolldown.runtime|src\/parts\/(styles|icon-paths)|src\/islands\/(endpoints|wake-island|shared\/(Icon|PolicyText))|src\/stores\/toast/,
  },
  {
    name: 'forms',
    test: /node_modules\/zod\/|src\/loan\/(?!repayment)|src\/filled-text|src\/i18n\/format|src\/islands\/shared\/(NumberField|TextField|Estimate|CreditNotice)|src\/stores\/(loan|tab-storage|submission)/,
  },
  {
    name: 'wizard',
    test: /src\/(stores\/wizard|i18n\/(wizard-messages|name-order))/,
  },
];
