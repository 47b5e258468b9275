// A static file server and nothing else: what pages are measured against. Arguments: the folder to serve.
import { createServer } from 'node:http'
import sirv from 'sirv'

const [folder] = process.argv.slice(2)
const server = createServer(sirv(folder, { extensions: ['html'], etag: true }))
server.listen(0, 'localhost', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit(0))
