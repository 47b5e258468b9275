import { test } from '../../support/journey.ts'
import { testTextPage } from '../../support/text-page.ts'
import { partnerPages } from './pages.ts'

for (const page of partnerPages) test.describe(page.path, () => testTextPage({ ...page, crumb: page.heading }))
