/** Statutory figures and facts about the company in texts. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { figureContext } from '../../../../src/content/figure-context.ts';
import { FigureError } from '../../../../src/content/figure-error.ts';
import { computeFigure, mentionsCost } from '../../../../src/content/figures.ts';
import { supervision } from '../../../../src/domain/company.ts';
import { lawFigures } from '../../../../src/domain/loan/law-figures.ts';
import { siteLanguages } from '../../../../src/i18n/languages.ts';

describe('a statutory figure', () => {
  it.each(siteLanguages)('is formatted in %s, with its date', (language) => {
    const texts = figureContext(language);
    for (const [id, { readOn }] of Object.entries(lawFigures)) {
      expect(computeFigure(`law ${id}`, texts)).toMatch(/^[^{}]*\d[^{}]*$/);
      expect(computeFigure(`law ${id} date`, texts)).toContain(readOn.slice(0, 4));
    }
  });

  it('has its unit where the number has one', () => {
    const dutch = figureContext('nl');
    expect(computeFigure('law be-reminder', dutch)).toBe('€\u00a07,50');
    expect(computeFigure('law early-fee-last-year', dutch)).toBe('0,5%');
    expect(computeFigure('law be-register-years', dutch)).toBe('10');
    expect(computeFigure('longest 10000', dutch)).toBe('48');
  });

  it('computes shares of an amount and daily interest', () => {
    const dutch = figureContext('nl');
    expect(computeFigure('law early-fee for 3000', dutch)).toBe('€\u00a030');
    expect(computeFigure('law be-penalty for 4000', dutch)).toBe('€\u00a0400');
    expect(computeFigure('law early-fee-last-year for 4500', dutch)).toBe('€\u00a022,50');
    expect(computeFigure('law early-fee-last-year for 201', dutch)).toBe('€\u00a01,01');
    expect(computeFigure('rate for 5000 days 10', dutch)).toBe('€\u00a06,85');
    expect(computeFigure('late-rate', dutch)).toBe('5,5%');
    expect(computeFigure('late-rate for 400 days 30', dutch)).toBe('€\u00a01,81');
  });

  it.each([
    ...['law be-reminder for 400', 'law early-fee for', 'law early-fee for 1.000'],
    ...['law be-penalty for 7501', 'company opens monday-friday Europe/Helsinki now'],
    ...['company opens monday-friday-sunday'],
    ...['late-rate for 400 weeks 3', 'late-rate for 400 days', 'late-rate for 400 days 3 4'],
  ])('is not computed from {%s}', (figure) => {
    expect(() => computeFigure(figure, figureContext('nl'))).toThrow(FigureError);
  });

  it.each(Object.entries(lawFigures))('%s was read on a past day', (_, { readOn }) => {
    expect(new Date(readOn).getTime()).toBeLessThan(Date.now());
  });

  it('needs no credit warning, unlike a payment', () => {
    expect(mentionsCost('Hoogstens {law early-fee}, {company name}, {retention}')).toBe(false);
    expect(mentionsCost('Te laat: {late-rate}')).toBe(true);
    expect(mentionsCost('Elke maand {payment 5000 12}')).toBe(true);
    expect(mentionsCost('{table amount 5000 terms 12 24}')).toBe(true);
  });
});

describe('a fact about the company', () => {
  it('is not offered while it is empty', () => {
    const compute = () => computeFigure('company ombudsman', figureContext('nl'));
    expect(compute()).toBe(supervision.ombudsman);
    vi.spyOn(supervision, 'ombudsman', 'get').mockReturnValue('');
    onTestFinished(() => void vi.restoreAllMocks());
    expect(compute).toThrow(/Write one of (?!.*ombudsman).*\{company founded\}/);
  });
});
