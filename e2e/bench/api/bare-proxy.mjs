// A proxy with no duties: what the site's front is measured against. Arguments: the address to pass calls to.
import { Agent } from 'node:http'
import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'

const [target] = process.argv.slice(2)
const app = express()
app.disable('x-powered-by')
// With connections kept: without, it spends its time opening them, and any front that keeps them beats it.
app.use(createProxyMiddleware({ target, changeOrigin: true, agent: new Agent({ keepAlive: true }) }))
const server = app.listen(0, 'localhost', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit(0))
