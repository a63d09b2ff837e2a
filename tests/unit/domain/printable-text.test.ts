import { describe, expect, it } from 'vitest';
import { replaceControls } from '../../../src/domain/printable-text.ts';

describe('replaceControls', () => {
  it.each([
    ...['Dank 🙋‍♀️', '👩🏽‍🤝‍👨🏻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇧🇪 1️⃣', 'علی‌رضا', 'क्‍ष മോഹന്‍ ශ්‍රී', '葛󠄀城', '🫆🫪'],
    ...['\u{1fadd}', '\uf8ff', 'Eén\ttwee\ndrie'],
  ])('keeps %j readable', (text) => {
    expect(replaceControls(text)).toBe(text);
  });

  it.each([
    ['krediet\u00adaanvraag', 'kredietaanvraag'],
    ['\u202a+32 475\u202c \u2066x\u2069\u200e\u200f\u061c', '+32 475 x'],
    ['\ufeff\u200b\u2060\u3164Ans\ufffc', 'Ans'],
    ['\u202edrow\u202c', 'drow'],
    ['\u001b[2J\u009b31m\u0000\u007f', '\ufffd[2J\ufffd31m\ufffd\ufffd'],
    ['\ud800x', '\ufffdx'],
    ['a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ])('turns %j into %j', (text, printed) => {
    expect(replaceControls(text)).toBe(printed);
  });
});
