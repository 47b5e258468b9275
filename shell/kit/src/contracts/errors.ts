export { errorCodes, type ErrorCode } from '@site/contracts/error-codes'
