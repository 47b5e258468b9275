import * as kit from '@site/kit'
import * as reactDom from '@site/kit/lent/react-dom'
import * as jsxRuntime from '@site/kit/lent/react-jsx-runtime'
import * as reactQuery from '@site/kit/lent/react-query'
import * as router from '@site/kit/lent/react-router-dom'
import * as react from '@site/kit/lent/react'
import * as styled from '@site/kit/lent/styled-components'
import * as zustand from '@site/kit/lent/zustand'
import type { UserOptions } from '@module-federation/runtime-core'

const share = (version: string, lib: object) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
})

/** What the shell lends, each a curated object: only the exports that `shell/kit/src/lent` names. */
export const lentShares = (): NonNullable<UserOptions['shared']> => ({
  react: share(react.version, react),
  'react/jsx-runtime': share(react.version, jsxRuntime),
  'react-dom': share(react.version, reactDom),
  'react-router-dom': share('7.0.0', router),
  '@tanstack/react-query': share('5.0.0', reactQuery),
  'styled-components': share('6.0.0', styled),
  zustand: share('5.0.0', zustand),
  '@site/kit': share(kit.CONTRACT_VERSION, kit),
})
