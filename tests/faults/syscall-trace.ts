/** A process's file operations in one folder and its answers, in order, recorded with strace. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requirePrerequisite } from '../support/prerequisites.ts';
import { findProgram } from '../support/programs.ts';

/** @param skip skips the test, which cannot do without strace */
export function requireStrace(skip: (reason: string) => void): void {
  const strace = findProgram('strace');
  requirePrerequisite(strace !== undefined, 'strace is not installed', skip);
  const { status } = spawnSync(strace ?? '', ['-qq', '-o', '/dev/null', 'true']);
  requirePrerequisite(status === 0, 'strace may not trace here', skip);
}

/**
 * What to write before a command so that strace traces it. The command keeps its process id; strace
 * ends with it.
 */
export function stracePrefix(log: string, calls: string, ...more: string[]): string[] {
  const quiet = ['-q', '-e', 'signal=none', '-e', `trace=${calls}`];
  return ['strace', '-D', '-f', '--seccomp-bpf', ...quiet, ...more, '-o', log];
}

/** Waits for the last lines, which strace writes after the process has ended; 10 s at most. */
export async function waitForTraceEnd(log: string, pid: number | undefined): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const end = new RegExp(`^${pid} +\\+\\+\\+ `, 'm');
    if (existsSync(log) && end.test(readFileSync(log, 'latin1').slice(-2_000))) return;
    await pause(50);
  }
  throw new Error('strace did not finish');
}

/** What to write before a command to record it for {@link readRecording}. */
export function recordingPrefix(log: string): string[] {
  const files = 'openat,pwrite64,write,writev,fsync,fdatasync,ftruncate,rename,link,unlink';
  return stracePrefix(log, files, '-y', '-xx', '-s', '200000');
}

export type RecordedEvent =
  /** The directory changed; `from` is the old or the other name of the file. */
  | { type: 'made'; file: string }
  | { type: 'removed'; file: string }
  | { type: 'renamed' | 'linked'; file: string; from: string }
  | { type: 'directory-synced' }
  | { type: 'written'; file: string; at: number; bytes: Buffer }
  | { type: 'truncated'; file: string; at: number }
  | { type: 'synced'; file: string }
  | { type: 'acknowledged'; reference: string };

/** @param folder whose files are read; others are ignored */
export function readRecording(log: string, folder: string): RecordedEvent[] {
  const unfinished = new Map<string, string>();
  const known = new Set<string>();
  const events: RecordedEvent[] = [];
  for (const line of readFileSync(log, 'latin1').split('\n')) {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [begun] = text.split(' <unfinished ...>');
    if (begun !== undefined && begun !== text) unfinished.set(thread, begun);
    else {
      const resumed = /^<\.\.\. \w+ resumed>/.exec(text);
      const call = resumed ? (unfinished.get(thread) ?? '') + text.slice(resumed[0].length) : text;
      events.push(...eventsOf(call, folder, known));
    }
  }
  return events;
}

function eventsOf(call: string, folder: string, known: Set<string>): RecordedEvent[] {
  const [, name = ''] = /^(\w+)\(/.exec(call) ?? [];
  if (/ = -1 /.test(call.slice(-80))) return [];
  const path = textOf(/^\w+\(\d+<([^>]*)>/.exec(call)?.[1] ?? '');
  const numbers = /, (\d+)\) += (\d+)$/.exec(call) ?? [];
  const strings = call.match(/"[^"]*"/g) ?? [];
  if (name === 'write' || name === 'writev') {
    if (!path.startsWith('socket:')) return [];
    const written = strings.map(textOf).join('');
    const references = written.matchAll(/"reference":"([^"]+)"/g);
    return [...references].map(([, reference = '']) => ({ type: 'acknowledged', reference }));
  }
  const [source = '', second = ''] = strings
    .slice(0, 2)
    .map((text) => (name === 'pwrite64' ? '' : textOf(text)));
  if (name === 'openat') {
    const isNew = call.includes('O_CREAT') && isIn(folder, source) && !known.has(source);
    if (isNew) known.add(source);
    return isNew ? [{ type: 'made', file: basename(source) }] : [];
  }
  if ((name === 'rename' || name === 'link') && isIn(folder, second)) {
    if (name === 'rename') known.delete(source);
    known.add(second);
    const change = name === 'rename' ? 'renamed' : 'linked';
    return [{ type: change, file: basename(second), from: basename(source) }];
  }
  if (name === 'unlink' && known.delete(source))
    return [{ type: 'removed', file: basename(source) }];
  if (/sync$/.test(name) && path === folder) return [{ type: 'directory-synced' }];
  if (!isIn(folder, path)) return [];
  const file = basename(path);
  const at = Number(numbers[1]);
  if (/sync$/.test(name)) return [{ type: 'synced', file }];
  if (name === 'ftruncate') return [{ type: 'truncated', file, at }];
  if (name === 'pwrite64') return [{ type: 'written', file, at, bytes: bytesOf(strings[0] ?? '') }];
  return [];
}

/** The shared-memory file is rebuilt at every start, and never synced. */
function isIn(folder: string, path: string): boolean {
  return dirname(path) === folder && !path.endsWith('-shm');
}

/** strace writes every byte as \x and two digits. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.replaceAll(/[^0-9a-f]/g, ''), 'hex');
}

function textOf(text: string): string {
  return bytesOf(text).toString();
}
