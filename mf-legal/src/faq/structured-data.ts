import { plainText } from '../text/inline.ts'
import type { FaqItem } from './faq-item.ts'

/**
 * The questions as schema.org FAQPage, for a script element: `<` is escaped so that no answer can end it.
 * https://schema.org/FAQPage
 */
export const faqStructuredData = (items: readonly FaqItem[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
    })),
  }).replaceAll('<', '\\u003c')
