export interface Loan {
  /** In euros. */
  amount: number;
  /** Number of monthly payments. */
  term: number;
}

/** In euros. */
export interface LoanCost {
  /** Monthly. */
  payment: number;
  /**
   * Sum of the rounded payments; without interest the amount, and the last payment differs by
   * some cents.
   */
  total: number;
  /** Total minus amount. */
  interest: number;
}

export interface CostedLoan extends Loan, LoanCost {}
