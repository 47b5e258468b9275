import { canonicalUrl, site } from '@site/contracts/site'
import { Packages } from '../packages/packages.tsx'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { DemoTeaser } from './demo-teaser.tsx'
import { Hero } from './hero.tsx'
import { PlannerPromo } from './planner-promo.tsx'

const website = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.brand,
  url: canonicalUrl('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${canonicalUrl('/location')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
}

/** The landing page of spec §2. */
export const Page = () => (
  <>
    <Hero />
    <CategoryTiles />
    <PlannerPromo />
    <Packages />
    <DemoTeaser />
    <JsonLd data={website} />
  </>
)
