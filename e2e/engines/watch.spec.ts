import { eventually } from './support/eventually.ts'
import { expect, test, unannounced } from './support/test.ts'

test('errors of a page are noted, those of a page that was left too', async ({ tab, site, allow }) => {
  allow(/planted/)
  await tab.open('/terms')
  await tab.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted in a timer')
    })
    void Promise.reject(new Error('planted in a promise'))
    console.error('planted in the console')
  })
  const noted = () => tab.evaluate(() => window.engineComplaints?.join('\n') ?? '')
  for (const where of ['a timer', 'a promise', 'the console']) await eventually(noted).toContain(`planted in ${where}`)
  await tab.open('/faq')
  expect(await noted()).toBe('')
  await eventually(async () => site.complaints().join('\n')).toContain('planted in a timer')
})

test('a violated policy is noted, and no test can announce it', async ({ tab }) => {
  await tab.open('/terms')
  await tab.evaluate(() => void Object.assign(new Image(), { src: 'https://elsewhere.invalid/pixel.png' }))
  const noted = () => tab.evaluate(() => [...(window.engineComplaints ?? [])])
  const violation = expect.stringMatching(/^policy violated: img-src https:..elsewhere\.invalid/)
  await eventually(noted).toContainEqual(violation)
  expect(unannounced(await noted(), [/./])).toEqual([violation])
  await tab.evaluate(() => void window.engineComplaints?.splice(0))
})
