export { CONTRACT_VERSION } from '@site/contracts/contract-version'
export { BackendError, type Backend, type BackendErrorKind, type CallOptions, type FunctionName } from './backend.ts'
export {
  defineRemote,
  type PageLoader,
  type PageModule,
  type PartLoader,
  type PartModule,
  type Remote,
} from './define-remote.ts'
export {
  HeadContext,
  HostContext,
  RouteContext,
  useBackend,
  useHead,
  useHost,
  useRoute,
  useToast,
  type Host,
  type PageHead,
  type ShownRoute,
  type ToastMessage,
} from './host.ts'
export { isNotFound, NotFound } from './not-found.tsx'
export { definePart, Slot, SlotContext, type SlotProps } from './slot.tsx'
