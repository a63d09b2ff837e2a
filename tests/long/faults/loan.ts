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

/** A good message, as the plain form sends it, and as the EmailJS call does. */
export const message = {
  name: 'Ans Peeters',
  email: 'ans@faults.example',
  subject: 'question',
  message: 'How long?',
};

export function callOf({ name, email, ...words }: typeof message) {
  const template_params = { from_name: name, from_email: email, ...words, to_email: 'x@y.example' };
  return { service_id: 's', template_id: 't', user_id: 'u', template_params };
}
