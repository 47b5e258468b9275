export { default } from 'react'
export { useEffectEvent } from 'react'
export * from '../../../../../../shell/kit/src/shared-modules/react.ts'
