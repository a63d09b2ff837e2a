/** A good loan request. */
export const loan = {
  amount: 5000,
  duration: 12,
  profession: 'nurse',
  monthlyIncome: '2500',
  address: 'Example street 1, Brussels',
  country: 'Belgium',
  firstName: 'Ans',
  lastName: 'Peeters',
  email: 'ans@faults.example',
  phone: '0470',
};
