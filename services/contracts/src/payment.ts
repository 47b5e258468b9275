/** Spec §9: payment options as the pages name them. */
export const paymentMethods = ['card', 'bnpl', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentLabels = ['Visa', 'Mastercard', 'Amex', 'Afterpay', 'Klarna'] as const
