export {
  packLine,
  reachRequest,
  reachResponse,
  unpackLine,
  type ReachRequest,
  type ReachResponse,
} from '@site/contracts/reach'
export { routeRequest, routeResponse, type RouteRequest, type RouteResponse } from '@site/contracts/route'
