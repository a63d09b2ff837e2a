/** A folder on a disk that may lose power: synced bytes stay, each unsynced sector may be lost. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from './syscall-trace.ts';

/** Bytes that a disk writes completely or not at all. */
const sectorBytes = 512;

/** A growing buffer. */
class Bytes {
  #buffer = Buffer.alloc(1 << 16);
  length = 0;

  write(at: number, bytes: Uint8Array): void {
    const end = at + bytes.length;
    if (end > this.#buffer.length) {
      const larger = Buffer.alloc(2 ** Math.ceil(Math.log2(end)));
      this.#buffer.copy(larger, 0, 0, this.length);
      this.#buffer = larger;
    }
    this.#buffer.set(bytes, at);
    this.length = Math.max(this.length, end);
  }

  /** Truncates, or appends zeros. */
  resize(length: number): void {
    if (length > this.length) this.write(this.length, Buffer.alloc(length - this.length));
    this.#buffer.fill(0, length, this.length);
    this.length = length;
  }

  get content(): Buffer {
    return this.#buffer.subarray(0, this.length);
  }
}

type Change = Extract<RecordedEvent, { at: number }>;
type DirectoryEvent = Extract<RecordedEvent, { type: 'made' | 'removed' | 'renamed' | 'linked' }>;

const directoryEvents: ReadonlySet<string> = new Set<DirectoryEvent['type']>([
  'made',
  'removed',
  'renamed',
  'linked',
]);

interface File {
  synced: Bytes;
  pending: Change[];
}

export class Disk {
  /** Files by name, as programs see them. */
  readonly #visible = new Map<string, File>();
  /** Files by name, as they are on the disk for certain. */
  readonly #durable = new Map<string, File>();
  #directoryEvents: { event: DirectoryEvent; file: File }[] = [];

  record(event: RecordedEvent): void {
    if (event.type === 'acknowledged') return;
    if (event.type === 'directory-synced') {
      for (const { event, file } of this.#directoryEvents) applyToNames(this.#durable, event, file);
      this.#directoryEvents = [];
      return;
    }
    if (isDirectoryEvent(event)) {
      const name = 'from' in event ? event.from : event.file;
      const file = this.#visible.get(name) ?? { synced: new Bytes(), pending: [] };
      applyToNames(this.#visible, event, file);
      this.#directoryEvents.push({ event, file });
      return;
    }
    const file = this.#visible.get(event.file);
    if (!file) throw new Error(`${event.file} was never made`);
    if ('at' in event) {
      file.pending.push(event);
      return;
    }
    for (const change of file.pending) apply(file.synced, change);
    file.pending = [];
  }

  /**
   * Empties a folder and fills it with what a power cut may leave now.
   * @param random from 0 up to 1
   */
  writeSurvivingFiles(folder: string, random: () => number): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const files = new Map(this.#durable);
    // A file system keeps the order in which its directories change.
    const count = Math.floor(random() * (this.#directoryEvents.length + 1));
    for (const { event, file } of this.#directoryEvents.slice(0, count))
      applyToNames(files, event, file);
    // The share of unsynced sectors that arrived.
    const arrived = random();
    for (const [name, { synced, pending }] of files) {
      const bytes = new Bytes();
      bytes.write(0, synced.content);
      for (const change of pending) {
        if (change.type === 'truncated') {
          if (random() < arrived) apply(bytes, change);
          continue;
        }
        for (let from = 0; from < change.bytes.length; from += sectorBytes) {
          if (random() >= arrived) continue;
          bytes.write(change.at + from, change.bytes.subarray(from, from + sectorBytes));
        }
      }
      writeFileSync(join(folder, name), bytes.content);
    }
  }
}

function isDirectoryEvent(event: RecordedEvent): event is DirectoryEvent {
  return directoryEvents.has(event.type);
}

function applyToNames(names: Map<string, File>, event: DirectoryEvent, file: File): void {
  if (event.type === 'renamed') names.delete(event.from);
  if (event.type === 'removed') names.delete(event.file);
  else names.set(event.file, file);
}

function apply(bytes: Bytes, change: Change): void {
  if (change.type === 'truncated') bytes.resize(change.at);
  else bytes.write(change.at, change.bytes);
}
