export * from '../../../../../../shell/kit/src/shared-modules/react-jsx-runtime.ts'
