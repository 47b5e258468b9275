import { expect, test } from 'vitest'
import { faqItems, faqStructuredData } from './items.ts'

test('lists every question with its answer, without markup', () => {
  const data: unknown = JSON.parse(faqStructuredData(faqItems))
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: faqItems.map(({ question }) => ({ '@type': 'Question', name: question })),
  })
  expect(JSON.stringify(data)).not.toMatch(/\]\(|\*\*/)
})

test('escapes answers that would end the script element', () => {
  const answer = ['</script><script>alert(1)</script>']
  const text = faqStructuredData([{ id: 'x', question: 'q', answer, category: 'customers' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ acceptedAnswer: { text: answer[0] } }] })
})
