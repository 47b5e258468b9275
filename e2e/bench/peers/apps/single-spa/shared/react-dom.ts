export * from '../../../../../../shell/kit/src/shared-modules/react-dom.ts'
