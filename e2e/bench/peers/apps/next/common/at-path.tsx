'use client'

import { findRoute } from '@site/contracts/routes'
import type { ReactNode } from 'react'
import { AtRoute } from '../../common/frame.tsx'
import { composition } from '../../common/site.ts'

/** Tells a page the route it is shown at. */
export const AtPath = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const found = findRoute(composition.remotes, path)
  return found === null ? null : <AtRoute route={{ ...found.route, params: found.params }}>{children}</AtRoute>
}
