export { canonicalUrl, site } from '@site/contracts/site'
export { limits } from '@site/contracts/limits'
