import * as kit from '@stageside/kit'
import * as reactDom from '@stageside/kit/internal/shared-modules/react-dom'
import * as jsxRuntime from '@stageside/kit/internal/shared-modules/react-jsx-runtime'
import * as reactQuery from '@stageside/kit/internal/shared-modules/react-query'
import * as router from '@stageside/kit/internal/shared-modules/react-router-dom'
import * as react from '@stageside/kit/internal/shared-modules/react'
import * as styled from '@stageside/kit/internal/shared-modules/styled-components'
import * as zustand from '@stageside/kit/internal/shared-modules/zustand'
import type { UserOptions } from '@module-federation/runtime-core'

const share = (version: string, lib: object) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
})

/** The shared modules of Module Federation, each a curated object: only the exports that `shell/kit/src/shared-modules` names. */
export const sharedModules = (): NonNullable<UserOptions['shared']> => ({
  react: share(react.version, react),
  'react/jsx-runtime': share(react.version, jsxRuntime),
  'react-dom': share(react.version, reactDom),
  'react-router-dom': share('7.0.0', router),
  '@tanstack/react-query': share('5.0.0', reactQuery),
  'styled-components': share('6.0.0', styled),
  zustand: share('5.0.0', zustand),
  '@stageside/kit': share(kit.CONTRACT_VERSION, kit),
})
