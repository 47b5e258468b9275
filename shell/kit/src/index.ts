export { BackendError, type Backend, type BackendErrorKind, type CallOptions, type FunctionName } from './backend.ts'
export { defineRemote, type PageLoader, type PageModule, type Remote } from './define-remote.ts'
export { HostContext, useBackend, useHost, useToast, type Host, type ToastMessage } from './host.ts'
export { RouteContext, useRoute } from './route.ts'
