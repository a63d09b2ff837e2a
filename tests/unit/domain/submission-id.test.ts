import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUuid, newUuid, toReference } from '../../../src/domain/submission-id.ts';

const shape = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

afterEach(() => vi.unstubAllGlobals());

describe('toReference', () => {
  // Computed separately: references that customers have must stay valid after every change.
  it.each([
    ['00000000-0000-4000-8000-000000000000', '00000-00000'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'ZZZZZ-ZZZZZ'],
    ['00000000-0000-4000-8000-000000000001', '00000-00001'],
    ['00000000-0000-4000-8000-00000000001f', '00000-0000Z'],
    ['00000000-0000-4000-8000-000000000020', '00000-00010'],
    ['00000000-0000-4000-8003-ffffffffffff', 'ZZZZZ-ZZZZZ'],
    ['6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4f5', 'X0P71-D7S7N'],
  ])('of %s is always %s', (uuid, reference) => {
    expect(toReference(uuid)).toBe(reference);
  });

  it('returns unique references in the documented form', () => {
    const references = Array.from({ length: 2_000 }, () => toReference(newUuid()));
    expect(references.filter((reference) => !shape.test(reference))).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
  });

  it.each(['', 'abc', '6f1c2d3e4a5b4c6d8e7fa0b1c2d3e4f5', '6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4fg'])(
    'refuses "%s"',
    (text) => {
      expect(() => toReference(text)).toThrow(RangeError);
    },
  );
});

describe('newUuid', () => {
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  it('makes a random UUID', () => {
    expect(newUuid()).toMatch(version4);
    expect(newUuid()).not.toBe(newUuid());
  });

  it('works without crypto.randomUUID', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    const uuids = Array.from({ length: 500 }, newUuid);
    expect(uuids.filter((uuid) => !version4.test(uuid))).toEqual([]);
    expect(uuids.every(isUuid)).toBe(true);
    expect(new Set(uuids.map(toReference)).size).toBe(uuids.length);
  });
});

it.each([
  ['6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4f5', true],
  ['6F1C2D3E-4A5B-7C6D-8E7F-A0B1C2D3E4F5', true],
  ['6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4f5 ', false],
  ['{6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4f5}', false],
  ['6f1c2d3e-4a5b-4c6d-8e7fa-0b1c2d3e4f5', false],
  ['', false],
])('isUuid, given "%s", returns %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
