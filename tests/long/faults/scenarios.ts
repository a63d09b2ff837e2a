/** All scenarios, by their numbers in docs/testing.md. Other faults are tests of `tests/intake/`. */
import { backups } from './backups.ts';
import { copies } from './copy.ts';
import { failingSync, fullDisk, lockedDatabase, slowSync } from './disks.ts';
import { crashes, kills, terminations } from './endings.ts';
import { mutations } from './mutations.ts';
import { backlog, crashesInMail, failingMail } from './outbox.ts';
import { lostServer, severalProcesses } from './postgres.ts';
import { powerCuts } from './power.ts';
import type { Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';

export const scenarios: readonly Scenario[] = [
  kills,
  powerCuts,
  failingSync,
  slowSync,
  fullDisk,
  lockedDatabase,
  failingMail,
  crashesInMail,
  backlog,
  slowClients,
  lostServer,
  severalProcesses,
  copies,
  terminations,
  backups,
  soak,
  crashes,
  mutations,
];
