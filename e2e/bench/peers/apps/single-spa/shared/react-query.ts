export { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
export * from '../../../../../../shell/kit/src/shared-modules/react-query.ts'
