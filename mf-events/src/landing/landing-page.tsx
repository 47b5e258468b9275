import { Packages } from '../packages/packages.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { DemoTeaser } from './demo-teaser.tsx'
import { Hero } from './hero.tsx'
import { PlannerPromo } from './planner-promo.tsx'

/** The landing page of spec §2. */
export const Page = () => (
  <>
    <Hero />
    <CategoryTiles />
    <PlannerPromo />
    <Packages />
    <DemoTeaser />
  </>
)
