export { belowResults, whereToStay, type BelowResults, type WhereToStay } from '@site/contracts/slots'
