import { chromium } from 'playwright'
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 320, height: 700 } })
for (const path of [
  '/location?venue=mel-v-rod-laver',
  '/location?q=Melbourne',
  '/location?q=Portland',
  '/location?venue=mel-v-rod-laver&walk=5',
]) {
  await page.goto('http://localhost:9020' + path)
  await page.waitForTimeout(4000)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.waitForTimeout(300)
  console.log(
    path,
    await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('main *')]
        .filter(
          (e) =>
            e.getBoundingClientRect().right > 321 &&
            e.clientWidth > 2 &&
            ![...e.children].some((c) => c.getBoundingClientRect().right > 321),
        )
        .slice(0, 8)
        .map(
          (e) =>
            e.tagName + ' ' + Math.round(e.getBoundingClientRect().right) + ' ' + (e.textContent || '').slice(0, 40),
        ),
    ]),
  )
}
await page.screenshot({ path: '/tmp/hbshots/w.png' })
await browser.close()
