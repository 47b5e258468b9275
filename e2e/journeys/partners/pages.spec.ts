import { testTextPages } from '../../support/text-page.ts'
import { partnerPages } from './pages.ts'

testTextPages(partnerPages.map((page) => ({ ...page, crumb: page.heading })))
