import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

const { number, plural } = wordsOf('en');
const credits = (count: number) =>
  plural(count, { one: '1 credit', other: `${number(count)} credits` });

export const en = {
  title: 'Purchase Credits',
  lead: 'Credits are used to generate courses; each credit allows one course.',
  test_checkout:
    'No payment provider is configured here: this leads to a test checkout, where no money moves.',
  not_sold: 'This installation does not sell credits.',
  quantity: 'Number of Credits',
  credits: 'credits',
  one_less: 'One credit less',
  one_more: 'One credit more',
  price: ({ price }: { price: string }) => `Price per credit: ${price}`,
  total: ({ total, strong }: { total: string; strong: Tag }) => <>Total: {strong(total)}</>,
  cancel: 'Cancel',
  purchase: 'Purchase',
  processing: 'Processing...',
  stripe_failed: 'Failed to load Stripe',
  initiate_failed: 'Failed to initiate purchase',

  your_purchase: 'Your purchase',
  checking_purchase: 'Checking your purchase…',
  checking: 'Checking…',
  try_again: 'Try again',
  buy_credits: 'Buy credits',
  create_course: 'Create a course',
  to_generator: 'To the generator',

  left: 'You left the checkout.',
  nothing_charged: 'Nothing was charged.',
  none: 'No purchase to show.',
  none_why: 'The address does not name a purchase.',
  not_found: 'Purchase not found.',
  not_found_why: 'It may belong to another account than the one you are logged in with.',
  unavailable: 'Your purchase could not be loaded.',
  unavailable_why: ({ reason }: { reason: string }) =>
    `${reason} If you paid, your credits come by themselves.`,

  returned: 'Your payment was returned.',
  returned_all: ({ count, balance }: { count: number; balance: number }) =>
    `${plural(count, { one: 'The 1 credit that it bought was', other: `The ${number(count)} credits that it bought were` })} taken back: you have ${number(balance)} now.`,
  returned_some: ({ count, of, balance }: { count: number; of: number; balance: number }) =>
    `${number(count)} of the ${credits(of)} that it bought ${plural(count, { one: 'was', other: 'were' })} taken back: you have ${number(balance)} now.`,
  thanks: ({ count, sum }: { count: number; sum: string }) =>
    `${credits(count)} for ${sum}: thank you.`,
  in_balance: ({ count, balance }: { count: number; balance: number }) =>
    plural(count, {
      one: `It is in your balance: you have ${number(balance)} now.`,
      other: `They are in your balance: you have ${number(balance)} now.`,
    }),
  expired: 'This checkout has expired.',
  refused: 'Your bank has refused the payment.',
  refused_why: 'Nothing was charged, and no credits were added.',
  unpaid: 'This checkout is not paid yet.',
  unpaid_what: 'As soon as it is, your credits appear here.',
  paid: ({ sum }: { sum: string }) => `Your payment of ${sum} has arrived.`,
  paid_what: ({ count }: { count: number }) =>
    plural(count, {
      one: 'The credit is on its way to your balance. If it is not there in some minutes, we have been told and look into it.',
      other: `The ${number(count)} credits are on their way to your balance. If they are not there in some minutes, we have been told and look into it.`,
    }),
  unconfirmed: 'Your bank has yet to confirm the payment.',
  unconfirmed_what: ({ count }: { count: number }) =>
    `Depending on how you pay, this takes from seconds to days. You may leave this page: ${plural(
      count,
      {
        one: 'the credit appears in your balance by itself',
        other: `the ${number(count)} credits appear in your balance by themselves`,
      },
    )}.`,
};
export type Messages = Translation<typeof en>;
