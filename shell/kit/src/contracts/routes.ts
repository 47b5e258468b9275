export { type PosterScene, type PreloadQuery, type Route, type RouteDefinition } from '@site/contracts/composition'
export { findRoute, matchPath, pathOf, type RouteParams } from '@site/contracts/routes'
export { type ContributionsDefinition } from '@site/contracts/contributions'
