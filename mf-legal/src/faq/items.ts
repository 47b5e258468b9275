import { customerItems } from './customers.ts'
import type { FaqItem } from './faq-item.ts'
import { partnerItems } from './partners.ts'

/** Spec §2: 18 items, 11 for customers and 7 for partners. */
export const faqItems: readonly FaqItem[] = [...customerItems, ...partnerItems]
