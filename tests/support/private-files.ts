/** Files that hold passwords or submissions, by their path in the project. */
export const privateFiles = [
  '/.env',
  '/.env.production',
  '/solvanta.env',
  '/data/submissions.sqlite',
  '/data/submissions.sqlite-wal',
  '/backup.sqlite',
  '/solvanta-2026-11-01.sqlite.0f3a.part',
  '/solvanta-2026-11-01.dump',
  '/requests.csv',
  '/requests.csv.0f3a.part',
];
