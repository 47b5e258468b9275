export * from '../../../../../../shell/kit/src/shared-modules/styled-components.ts'
