'use client'

import { Page } from '../../../../../../../../mf-legal/src/policies/terms-page.tsx'
import { AtPath } from '../../../common/at-path.tsx'

const Shown = () => (
  <AtPath path="/terms">
    <Page />
  </AtPath>
)
export default Shown
