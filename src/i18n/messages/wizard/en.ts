import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Loan application',
  close: 'Close',
  step: 'Step {step} of {total}: {name}',
  steps: {
    1: 'Loan details',
    2: 'Personal details',
    3: 'Contact details',
  },
  progress: 'Your progress in this form',
  completed: 'Completed',
  language: 'Language of this form',
  allRequired:
    'All fields are required. Our answer and the contract will be in one of the languages of this website.',
  fields: {
    amount: 'Loan amount',
    duration: 'Loan term',
    profession: 'Occupation',
    monthlyIncome: 'Monthly income',
    address: 'Address',
    country: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Phone number',
  },
  hints: {
    amount: 'From {min} to {max}, in whole euros',
    duration: 'From {min} to {max} months',
    profession: 'For example nurse or self-employed baker',
    monthlyIncome: 'Your average income per month after tax, for example €2,400',
    address: 'House number, street, postcode and town',
    fullName: 'As shown on your ID',
    oneName: 'No last name? Enter a dash (-)',
    email: 'We will reply to this address',
    phone: 'With the country code, for example +32',
  },
  errors: {
    amount: 'Enter an amount in whole euros from {min} to {max}.',
    duration: 'Enter a term from {min} to {max} months.',
    profession: 'Enter your occupation.',
    monthlyIncome: 'Enter your monthly income.',
    address: 'Enter your address.',
    country: 'Enter the country you live in.',
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    phone: 'Enter your phone number.',
  },
  emailErrors: {
    noAt: 'An @ is missing from this email address.',
    noDomain: 'Enter the part after the @ too.',
    overlong: 'This email address is too long. It may have at most 254 characters.',
    malformed: 'This email address does not look right. Check the spaces and punctuation.',
  },
  warnings: {
    monthlyIncome: 'Is this right? We cannot see an amount.',
    address: 'Is this right? We see no postcode with a town.',
    email: 'Is this right? There is no dot after the @.',
    phone: 'Is this right? The number looks incomplete.',
    goOn: 'If it is right, just carry on.',
  },
  summary: 'Please check:',
  controls: {
    lessAmount: 'Decrease the amount',
    moreAmount: 'Increase the amount',
    shorterTerm: 'Shorten the term',
    longerTerm: 'Lengthen the term',
    amountSlider: 'Choose the loan amount',
    termSlider: 'Choose the loan term',
  },
  estimate: {
    monthlyPayment: 'Estimated monthly payment',
    payment: 'Monthly payment',
    months: { one: '{count}\u00a0month', other: '{count}\u00a0months' },
    years: { one: '{count}\u00a0year', other: '{count}\u00a0years' },
    monthNumber: 'month {month}',
    monthInterest: '{amount} interest',
    monthsUnit: 'months',
    total: 'Total amount payable',
    interest: 'Interest included',
    apr: 'APR',
    maxLegalTerm:
      'For this amount Belgian law allows at most {months}\u00a0months ({years}). You can look at longer terms here, but we cannot lend for longer.',
    setMaxTerm: 'Choose {months}\u00a0months ({years})',
    legalMaximum: 'Legal maximum: {months}\u00a0months',
    offerWithinLaw:
      'For this amount Belgian law allows at most {months}\u00a0months ({years}). If we make you an offer, the term cannot be longer. Your monthly payment would then be at least {payment}.',
    exampleOnly: 'Example: {amount}, {term}',
    warning: 'Caution! Borrowing money costs money.',
    note: 'This is an estimate, not an offer. It is based on a fixed borrowing rate of {rate} per year. If you repay on schedule, interest is the only cost. The loan is repaid in euros.',
    example:
      'Representative example: total amount of credit of {amount} over {term}, fixed borrowing rate of {rate} per year, annual percentage rate of charge (APR) of {apr}. You make {count}\u00a0monthly payments of {payment}; the total amount payable is {total}.',
  },
  compare: {
    title: 'Shorter or longer?',
    chosen: 'your choice',
    shorter: '{payment} more a month, {total} less in all',
    longer: '{payment} less a month, {total} more in all',
  },
  budget: {
    title: 'How much can you pay a month?',
    label: 'Amount a month, in euros',
    loans: 'Loans with this monthly payment',
    error: 'Enter an amount in euros, for example {example}.',
    tooLittle:
      'We have no loan with this monthly payment. Our smallest, {amount} over {term}, costs {payment} a month.',
  },
  affordability: {
    share: 'The monthly payment is {share} of this income.',
    shareWithinLaw:
      'Over the longest legal term ({months}\u00a0months), the monthly payment would be {payment}, which is {share} of this income.',
    high: 'That is a lot. Would you still have enough for housing, food and unexpected bills? A lower payment may suit you better.',
    bearable: 'Choose {amount}, {term}: less than a third of this income',
    notNow: 'Rather not now.',
    advice: 'Find free help with money worries',
    notEuros:
      'This does not look like a monthly income in euros, so we do not compare it with the payment. Are you paid in another currency? Convert your pay to euros, and leave some room in case the exchange rate changes.',
  },
  passport: {
    print: 'Print to compare',
    title: 'Compare this loan',
    compareWith: 'Compare with',
    loan: 'Personal loan',
    lender: 'Lender',
    kind: 'Type of credit',
    rate: 'Fixed borrowing rate per year',
    costs: 'Other costs',
    noCosts: 'None if you repay on schedule',
    late: 'Late payment',
    lateCost:
      'Interest of at most {rate} a year on the part of the loan that you repay late. A reminder: at most {reminder} plus postage.',
    early: 'Early repayment',
    earlyCost:
      'Possible at any time. You pay a fee only if your contract provides for it: at most {fee} of the amount repaid early, {lastYear} with a year or less to run, never more than the interest saved.',
    withdrawal: 'Right of withdrawal',
    withdrawalTime:
      'Within 14\u00a0days after you have signed and received the contract, without giving a reason',
  },
  table: {
    title: 'Repayment schedule',
    month: 'Month',
    year: 'Year',
    payment: 'Payment',
    interest: 'Interest',
    principal: 'Loan repaid',
    remaining: 'Still to repay',
    total: 'Total',
    print: 'Print the schedule',
  },
  review: {
    title: 'Check your answers',
    change: 'Change',
  },
  buttons: {
    back: 'Back',
    next: 'Next',
    save: 'Save and go back',
    submit: 'Submit application',
    sending: 'Sending...',
  },
  privacy:
    'We use your details to process your application, not for advertising. Read more in our {policy}.',
  privacyPolicy: 'privacy policy',
  draft:
    'Until you send it, what you enter is kept in this tab only. It usually disappears when you close the tab. If other people use this device, clear your details.',
  clear: 'Clear my details',
  cleared: { text: 'Your details have been cleared.', undo: 'Bring them back' },
  toasts: {
    label: 'Notifications',
    incomplete: {
      title: 'Form incomplete',
      description: 'Please fill in all fields before you continue.',
    },
    failed: {
      title: 'Sending failed',
      description: 'An error has occurred. Please try again later.',
    },
    sent: {
      title: 'Application sent successfully',
      description: 'We will reply within 24 hours.',
    },
  },
  failures: {
    send: 'Your application has not reached us yet. Everything you entered is still here. Check your connection and try again, or call us on {phone}.',
    tooLong: 'Your application is too long to send. Please shorten your longest answers.',
  },
  confirmation: {
    title: 'We have received your application',
    reference: 'Your reference number',
    answerTo: 'We will reply to {email}.',
    next: 'What happens next',
    steps: {
      answer: {
        when: 'Within 24 hours',
        what: 'You will receive a first reply by email, on Sundays and public holidays too. It says whether we can go on and which documents we need. It does not yet mean approval.',
      },
      documents: {
        when: 'In the meantime',
        what: 'Our reply will tell you how to send your documents securely. Please do not send anything before then.',
      },
      payout: {
        when: 'Within 48 hours of approval',
        what: 'We will transfer the amount once we have both signed the contract. We never ask for passwords or security codes, or for money before the loan is paid out. You repay in euros.',
      },
    },
    dismiss: 'Close this message',
  },
  afterSending: {
    sent: 'Sent:',
    answerBy: 'First reply due',
    clock: 'Brussels time',
    calendar: 'Add to calendar',
    print: 'Print or save',
    copy: 'Copy the number',
    copied: 'Copied',
    papers: {
      title: 'Please have these ready:',
      list: {
        identity: 'your identity document',
        income: 'one or more recent payslips',
        accounts: 'your bank statements for the last 3\u00a0months',
        residence: 'proof of your address or residence',
      },
    },
    nextSteps:
      'You will receive a first reply within 24 hours, on Sundays and public holidays too. It does not yet mean approval. Please have these ready: your identity document, one or more recent payslips, your bank statements for the last 3 months and proof of your address or residence. Our reply will tell you how to send them securely. Please do not send anything before then. We never ask for passwords or security codes, or for money before the loan is paid out. You repay in euros.',
  },
  mail: {
    greeting: 'Hello,',
    thanks: 'Thank you.',
    questions:
      'Do you have a question? Call us on {phone} or write to {email}, quoting your reference number.',
    notYou:
      'If you did not send us anything, somebody else has entered your email address, probably by mistake. You do not need to do anything.',
  },
};
