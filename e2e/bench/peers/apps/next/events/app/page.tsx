'use client'

import { Page } from '../../../../../../../mf-events/src/landing/landing-page.tsx'
import { AtPath } from '../../common/at-path.tsx'

const Shown = () => (
  <AtPath path="/">
    <Page />
  </AtPath>
)
export default Shown
