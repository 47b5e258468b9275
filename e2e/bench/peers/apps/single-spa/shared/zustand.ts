export * from '../../../../../../shell/kit/src/shared-modules/zustand.ts'
