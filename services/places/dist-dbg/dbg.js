import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import * as z from "zod/mini";
import { around } from "geokdbush";
import KDBush from "kdbush";
import SearchableMap from "minisearch/SearchableMap";
import { OpenLocationCode } from "open-location-code";
import { distance } from "fastest-levenshtein";
import { contours } from "d3-contour";
// src/data/table.ts
/** The shipped or imported place data is missing or damaged; the message says what to do. */
var DataError = class extends Error {
	name = "DataError";
};
/** The bytes of a compressed file. Throws `DataError` when it is missing or damaged. */
function readPacked(file) {
	try {
		return brotliDecompressSync(readFileSync(file));
	} catch (cause) {
		throw new DataError(`${file} is missing or damaged; build or import the place data again`, { cause });
	}
}
/** A file of JSON by its schema. Throws `DataError` when it is missing or of another shape. */
function readJson(file, schema) {
	try {
		return schema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch (cause) {
		throw new DataError(`${file} is missing or damaged`, { cause });
	}
}
/** Column names once, then one array per row: a third of the size of plain objects and quicker to parse. */
var table = z.object({
	columns: z.array(z.string()),
	rows: z.array(z.custom(Array.isArray))
});
/** The rows of a packed table. Throws `DataError` when it is missing, damaged or of another shape. */
function readTable(file, row) {
	const text = readPacked(file).toString("utf8");
	try {
		const { columns, rows } = table.parse(JSON.parse(text));
		return rows.map((cells) => {
			const record = {};
			for (let at = 0; at < columns.length; at += 1) record[columns[at] ?? ""] = cells[at];
			return row.parse(record);
		});
	} catch (cause) {
		throw new DataError(`${file} is not a table of its kind; build or import the place data again`, { cause });
	}
}
// src/data/data-dir.ts
/**
* The shipped data folder, wherever this code was bundled to: `data/` of this package or `services/places/data` of a
* checkout, looked for upwards from the running file and from the working folder. Throws `DataError` when there is none.
*/
function findDataDir() {
	for (const start of [path.dirname(fileURLToPath(import.meta.url)), process.cwd()]) for (let up = 0; up < start.split(path.sep).length; up += 1) for (const candidate of ["data", "services/places/data"]) {
		const dir = path.join(start, "../".repeat(up), candidate);
		if (existsSync(path.join(dir, "credits.json"))) return dir;
	}
	throw new DataError("The place data is missing: run npm run places:build -- <folder of source tables>");
}
// src/data/gazetteer-rows.ts
var filled = z.string().check(z.minLength(1));
var point = {
	lat: z.number().check(z.gte(-90), z.lte(90)),
	lon: z.number().check(z.gte(-180), z.lte(180))
};
/** What every row of a gazetteer table has; `country` is ISO 3166-1 alpha-2. */
var named = z.object({
	id: filled,
	name: filled,
	/** Other names, also in other scripts; searched like the name itself. */
	aliases: z.array(filled),
	city: z.string(),
	country: z.string().check(z.regex(/^[A-Z]{2}$/)),
	...point,
	/** Error bound of the position, metres. */
	precision: z.number().check(z.gte(0)),
	/** Source ids as in `data/credits.json`, joined with "+". */
	source: filled
});
var airportRow = z.extend(named, {
	iata: z.string().check(z.regex(/^[A-Z0-9]{3}$/)),
	icao: z.nullable(filled),
	/** Codes of the whole metropolitan area (NYC, LON): they name all its airports, never this one alone. */
	metro: z.array(z.string().check(z.regex(/^[A-Z]{3}$/))),
	size: z.enum([
		"large",
		"medium",
		"small"
	]),
	tz: z.string()
});
var stationRow = z.extend(named, {
	/** Why the station is listed: main, metro, commuter, near an event city or a large city, known abroad. */
	kind: z.enum([
		"main",
		"metro",
		"commuter",
		"event-city",
		"large-city",
		"named-abroad"
	]),
	/** International station code of the railways, where known. */
	uic: z.nullable(filled)
});
/** The centre of a district; its edge is a matter of opinion. */
var neighbourhoodRow = named;
/** A team's home ground, or a round of a series, in one season. */
var teamRow = z.extend(named, {
	competition: filled,
	sport: filled,
	season: filled,
	venueName: filled,
	/** Id of the venue when the tables hold it. */
	venueId: z.nullable(filled)
});
var venueAliasRow = z.object({
	venueId: filled,
	alias: filled,
	kind: z.enum([
		"former",
		"native",
		"local",
		"official_or_sponsor",
		"abbreviation",
		"common",
		"exonym",
		"complex_or_part",
		"curated_alt"
	]),
	lang: z.nullable(filled),
	fromYear: z.nullable(z.int()),
	toYear: z.nullable(z.int()),
	source: filled
});
var postcodeRow = z.object({
	country: z.string().check(z.regex(/^[A-Z]{2}$/)),
	/** As people write it, e.g. "1010", "SW1A"; a prefix in Japan, Singapore and Great Britain. */
	code: filled,
	place: z.string(),
	...point,
	/** Largest distance of a place with this code from the point, metres; never under 1 km. */
	precision: z.number().check(z.gte(0)),
	source: filled
});
// src/data/postcodes.ts
/** "sw1a 1aa" and "100-0001" without spaces and hyphens, upper case. */
var postcodeKey = (text) => text.replace(/[\s-]+/g, "").toUpperCase();
function parseLine(line) {
	const [key = "", code, place, lat, lon, precision, source] = line.split("	");
	const numbers = {
		lat: Number(lat),
		lon: Number(lon),
		precision: Number(precision)
	};
	return postcodeRow.parse({
		country: key.slice(0, 2),
		code,
		place,
		...numbers,
		source
	});
}
/** Postcodes by binary search in sorted lines: 70,000 rows as objects would double the time of loading. */
var Postcodes = class {
	#lines;
	#countries;
	constructor(lines) {
		this.#lines = lines;
	}
	get size() {
		return this.#lines.length;
	}
	#lowerBound(key) {
		let low = 0;
		let high = this.#lines.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((this.#lines[middle] ?? "") < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	/** Countries that have postcodes here. */
	get countries() {
		if (this.#countries) return this.#countries;
		const found = [];
		for (let at = 0; at < this.#lines.length;) {
			const country = (this.#lines[at] ?? "").slice(0, 2);
			found.push(country);
			at = this.#lowerBound(`${country}\uffff`);
		}
		this.#countries = found;
		return found;
	}
	/** Rows of exactly this code, in one country or in every one that has it ("1010" is in Austria and Australia). */
	find(code, country) {
		const key = postcodeKey(code);
		if (key === "") return [];
		return (country === void 0 ? this.countries : [country]).flatMap((name) => {
			const found = [];
			const beginning = `${name}${key}\t`;
			for (let at = this.#lowerBound(beginning); this.#lines[at]?.startsWith(beginning); at += 1) found.push(parseLine(this.#lines[at] ?? ""));
			return found;
		});
	}
	/** Every row, for tests and tools. */
	*all() {
		for (const line of this.#lines) yield parseLine(line);
	}
};
// src/data/load-gazetteer.ts
var loadAirports = (dir) => readTable(path.join(dir, "open", "airports.json.br"), airportRow);
/** Stations; those that may be shared only under the ODbL lie apart, and an owner may delete them. */
function loadStations(dir) {
	const shareAlike = path.join(dir, "odbl", "stations.json.br");
	return [...readTable(path.join(dir, "open", "stations.json.br"), stationRow), ...existsSync(shareAlike) ? readTable(shareAlike, stationRow) : []];
}
var loadNeighbourhoods = (dir) => readTable(path.join(dir, "open", "neighbourhoods.json.br"), neighbourhoodRow);
var loadTeams = (dir) => readTable(path.join(dir, "open", "teams.json.br"), teamRow);
/** Every other name of a venue with its kind, language and years; the venues carry the names in `altNames` too. */
var loadVenueAliases = (dir) => readTable(path.join(dir, "open", "venue-aliases.json.br"), venueAliasRow);
var loadPostcodes = (dir) => new Postcodes(readPacked(path.join(dir, "open", "postcodes.txt.br")).toString("utf8").split("\n"));
/** Loads every gazetteer table. Throws `DataError` when one is missing or damaged. */
var loadGazetteerTables = (dir) => ({
	airports: loadAirports(dir),
	stations: loadStations(dir),
	neighbourhoods: loadNeighbourhoods(dir),
	teams: loadTeams(dir),
	venueAliases: loadVenueAliases(dir),
	postcodes: loadPostcodes(dir)
});
// ../contracts/src/day.ts
var DAY$2 = /^(\d{4})-(\d{2})-(\d{2})$/;
var DAY_MS = 864e5;
/** Years of a listing or a stored plan. */
var YEARS = {
	first: 2e3,
	last: 2199
};
/** How far from today a planned day may be, in days. */
var PLANNED = {
	back: 366,
	ahead: 3660
};
var dayMessages = {
	form: "Give a date as YYYY-MM-DD",
	calendar: "There is no such day in the calendar",
	past: "That day is long past. Choose a coming one.",
	far: "That day is too far ahead. Choose one within ten years."
};
var inCalendar = (text) => {
	const [, year, month, day] = DAY$2.exec(text)?.map(Number) ?? [];
	if (year === void 0 || month === void 0 || day === void 0) return true;
	const read = new Date(Date.UTC(year, month - 1, day));
	return read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
};
var yearOf = (text) => Number(text.slice(0, 4));
var daysFromNow = (text) => (Date.parse(text) - Date.now()) / DAY_MS;
var day = z.string().check(z.regex(DAY$2, {
	error: dayMessages.form,
	abort: true
}), z.refine(inCalendar, {
	error: dayMessages.calendar,
	abort: true
}), z.refine((text) => yearOf(text) >= YEARS.first, {
	error: dayMessages.past,
	abort: true
}), z.refine((text) => yearOf(text) <= YEARS.last, {
	error: dayMessages.far,
	abort: true
}));
/** A day of the calendar, such as one of a listing. */
var isoDay = day;
/** A day of a plan: up to a year ago, so that a plan of last season can still be opened and changed. */
var plannedDay = day.check(z.refine((text) => daysFromNow(text) >= -PLANNED.back, {
	error: dayMessages.past,
	abort: true
}), z.refine((text) => daysFromNow(text) <= PLANNED.ahead, { error: dayMessages.far }));
// ../contracts/src/text.ts
/**
* Rule for control characters in typed text: C0 and C1 controls other than tab, line feed and carriage return are
* refused. PostgreSQL stores no NUL, and terminals and mail readers act on the others.
*/
var CONTROL = /[^\P{Cc}\t\n\r]/u;
var LINE_BREAK = /[\n\r\u2028\u2029]/;
/** One line of typed text: trimmed, no control characters or line breaks (they would allow header injection in mail). */
var line = (max) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`), z.refine((value) => !CONTROL.test(value) && !LINE_BREAK.test(value), "Line breaks and control characters are not allowed"));
var latitude = z.number().check(z.gte(-90), z.lte(90));
var longitude = z.number().check(z.gte(-180), z.lte(180));
// ../contracts/src/events.ts
var eventCategories = [
	"sports",
	"music",
	"business"
];
z.object({
	query: z.optional(line(200)),
	category: z.optional(z.enum(eventCategories)),
	city: z.optional(line(120)),
	from: z.optional(isoDay),
	to: z.optional(isoDay),
	limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20)
});
var eventVenue = z.object({
	id: z.string(),
	name: z.string(),
	lat: z.number(),
	lon: z.number(),
	city: z.string(),
	country: z.string()
});
/** `start` and `end` are local calendar days; an *expected* edition is the usual pattern, not an announced date. */
var eventItem = z.object({
	id: z.string(),
	name: z.string(),
	category: z.enum(eventCategories),
	venue: eventVenue,
	dates: z.object({
		start: z.string(),
		end: z.string(),
		status: z.enum(["confirmed", "expected"])
	}),
	website: z.optional(z.string()),
	note: z.optional(z.string())
});
z.object({ events: z.array(eventItem) });
/** Number of days from which a listing is a season of many dates and not one event. */
var SEASON_DAYS = 60;
/** Whether the days are a season, such as a club's home games from August to May. False for days it cannot read. */
var isSeason = ({ start, end }) => Date.parse(end) - Date.parse(start) >= SEASON_DAYS * 864e5;
/** Order of listings: soonest first, seasons after single events; then by name. */
var bySoonest = (a, b) => {
	const season = Number(isSeason(a.dates)) - Number(isSeason(b.dates));
	if (season !== 0) return season;
	return a.dates.start < b.dates.start ? -1 : a.dates.start > b.dates.start ? 1 : a.name < b.name ? -1 : 1;
};
// src/data/rules/place-rules.ts
/** What a plan may use a place for when that is less than its category says. */
var limits$1 = [
	"photo_stop",
	"quick_meal",
	"snack",
	"coffee"
];
// src/data/rows.ts
var positioned = {
	lat: z.number(),
	lon: z.number()
};
/** What every located row has in common. */
var located = z.object({
	...positioned,
	id: z.string(),
	name: z.string(),
	/** Former and other names, searched like the name itself. */
	altNames: z.array(z.string()),
	city: z.string(),
	/** ISO 3166-1 alpha-2. */
	country: z.string(),
	address: z.nullable(z.string()),
	website: z.nullable(z.string()),
	/** An honest error bound of the position in metres. */
	precision: z.number(),
	/** Source id as in `data/credits.json`, e.g. `curated`, `osm`, `bcn-od`. */
	source: z.string()
});
var hotelRow = z.extend(located, {
	/** hotel, motel, hostel, guest_house, apartment, resort … as the source says. */
	kind: z.string(),
	stars: z.nullable(z.number()),
	rooms: z.nullable(z.number()),
	/** The row is known only from an old list and may be closed by now. */
	mayBeClosed: z.boolean(),
	/** Perhaps a let house or an owner's name; a sure hotel goes first. */
	doubtful: z.optional(z.nullable(z.boolean()))
});
var venueRow = z.extend(located, {
	/** arena, stadium, concert_hall, convention_centre, festival_site, racetrack, showground, theatre, golf … */
	kind: z.string(),
	capacity: z.nullable(z.number())
});
var poiRow = z.extend(located, {
	/** One of the venue categories of the contracts, or a finer word: art, gallery, shopping, transit. */
	category: z.string(),
	/** OpenStreetMap notation; null when unknown or not parsable. */
	openingHours: z.nullable(z.string()),
	visitMinutes: z.nullable(z.number()),
	/** 1–100, judged by hand; for open data a modest prior by category and known facts. */
	interest: z.number(),
	themes: z.array(z.string()),
	/** What a plan may use the place for when that is less than its category says. */
	limitedTo: z.optional(z.nullable(z.enum(limits$1)))
});
var cityRow = z.object({
	...positioned,
	id: z.number(),
	name: z.string(),
	country: z.string(),
	admin1: z.string(),
	/** IANA zone. */
	tz: z.string(),
	population: z.number()
});
/** A recurring or dated event as compiled; editions are computed from it (see `events/editions.ts`). */
var eventRow = z.object({
	id: z.string(),
	name: z.string(),
	category: z.enum(eventCategories),
	venueId: z.string(),
	recurrence: z.string(),
	/** `MM-DD` of the usual first day. */
	typicalStart: z.string(),
	typicalDays: z.number(),
	/** Announced editions, local calendar days. */
	known: z.array(z.object({
		start: z.string(),
		end: z.string()
	})),
	website: z.nullable(z.string()),
	note: z.nullable(z.string())
});
/** A house number or a street of an imported extract; a street's `precision` is half its length. */
var addressRow = z.object({
	...positioned,
	name: z.string(),
	city: z.string(),
	country: z.string(),
	precision: z.number()
});
/** One line of attribution; `source` is what rows carry in their `source` field. */
var credit = z.object({
	source: z.string(),
	line: z.string(),
	licence: z.string(),
	url: z.string()
});
// src/data/load.ts
function both(dir, name, row) {
	return ["open", "odbl"].flatMap((part) => {
		const file = path.join(dir, part, `${name}.json.br`);
		return part === "odbl" && !existsSync(file) ? [] : readTable(file, row);
	});
}
/** The cities alone and their names, for tools that need no more. Throws `DataError` when they are missing or damaged. */
function loadCities(dir) {
	return {
		cities: readTable(path.join(dir, "open", "cities.json.br"), cityRow),
		cityNames: readPacked(path.join(dir, "open", "city-names.txt.br")).toString("utf8").split("\n")
	};
}
/** Loads the shipped data. Throws `DataError` when something is missing or damaged. */
function loadDataset(dir) {
	return {
		hotels: both(dir, "hotels", hotelRow),
		venues: both(dir, "venues", venueRow),
		pois: both(dir, "pois", poiRow),
		events: readTable(path.join(dir, "open", "events.json.br"), eventRow),
		...loadCities(dir),
		...loadGazetteerTables(dir),
		credits: readJson(path.join(dir, "credits.json"), z.array(credit))
	};
}
// src/data/fold.ts
var SPECIAL = {
	ß: "ss",
	ø: "o",
	đ: "d",
	ł: "l",
	æ: "ae",
	œ: "oe",
	ı: "i",
	þ: "th",
	ð: "d"
};
/**
* Search form of a name: lower case, accents and apostrophes gone, everything but letters and digits a single space.
* Linear time. NFKD takes accents off; the table holds letters that do not decompose.
*/
function fold(text) {
	if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/['`]/g, "").replace(/[^a-z0-9]+/g, " ").trim();
	return text.normalize("NFKD").replace(/[\p{M}'’‘`´ʻ]/gu, "").toLowerCase().replace(/[ßøđłæœıþð]/g, (letter) => SPECIAL[letter] ?? letter).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
/** The words of a folded text. */
var words = (folded) => folded === "" ? [] : folded.split(" ");
// src/search/calibration.ts
/**
* The figures by which the resolver decides, found on the tuning half of `bench/search-quality/queries.tsv` and checked
* on the half that was kept apart (`npm run bench -- search-quality`). All of them weigh one thing: `evidence`, 0–1, how
* well the words of a text are accounted for by a place, and `rank`, 0–1, how well known the place is.
*/
var CALIBRATION = {
	/** Evidence of a name: any match at all, its share of the name's words, and more for the whole name. */
	name: {
		any: .25,
		share: .6,
		whole: .15
	},
	/** What a match is worth that tells no place from the next: "Open", "Central Station" without its city. */
	vague: .8,
	/** A name that accounts for all words itself is worth more than one that leaves the rest to where it is. */
	own: {
		any: .78,
		all: .22
	},
	/** A chain's name with no word of which of its hotels. */
	chainAlone: .9,
	/** A chain and the city of one of its hotels: a question where it has several there. */
	chainInCity: .9,
	/** A row that cannot say which city it is in. */
	placeless: .8,
	/** A hotel that bears a place's name, where no hotel is asked for. */
	hotelByTheWay: .85,
	/** Rank counts this much of evidence: between equal names, a city needs some 60 times the people of the next to be meant alone, one of ours seven times. */
	rank: .4,
	/** A word of a name that only says what it is ("arena", "airport") tells this much of a usual word. */
	commonWord: .25,
	/** And one that says where it is, or stands in brackets, this much. */
	needlessWord: .05,
	/** What another name of a place is worth of its own, and a text that a longer name begins with of the whole. */
	alias: .95,
	otherNameOfTown: .75,
	beginning: .93,
	/** A name of several words that is the whole text, word for word. */
	everyWord: 1.1,
	/** What a name loses for each wrong letter, by its share of the word. */
	typo: .8,
	/** How much better known a city is to our visitors where our events are, or at home. */
	ownCity: .12,
	/** A place of the kind that the page is about, or that the text speaks of. */
	wantedKind: .06,
	/** A word that says another kind of place than this one costs this share of a word that nothing explains. */
	otherKind: .5,
	/** How well known a place has to be to be guessed from a misspelt word: to be offered, to be meant. */
	misspeltOffer: .66,
	misspeltResolve: .7,
	/** From here up a place may be meant alone, and may be offered. */
	resolve: .8,
	offer: .55,
	/** How far ahead of the next other place it has to be to be meant alone. */
	margin: .1,
	/** Choices this far behind the best are not offered. */
	reach: .35
};
// src/walking/geo.ts
/** Mean Earth radius (IUGG), metres. */
var EARTH_RADIUS = 6371008.8;
/** Metres in a degree of latitude on that sphere. */
var METRES_PER_DEGREE = 111195;
var RAD = Math.PI / 180;
/** Angle between two points seen from the centre of the sphere, radians (haversine). */
function centralAngle(aLat, aLon, bLat, bLon) {
	const dLat = Math.sin((bLat - aLat) * RAD / 2);
	const dLon = Math.sin((bLon - aLon) * RAD / 2);
	const h = dLat * dLat + Math.cos(aLat * RAD) * Math.cos(bLat * RAD) * dLon * dLon;
	return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}
/** Great-circle distance in metres. */
var distance$1 = (aLat, aLon, bLat, bLon) => EARTH_RADIUS * centralAngle(aLat, aLon, bLat, bLon);
/** Great-circle distance between two points, metres. */
var between = (a, b) => distance$1(a.lat, a.lon, b.lat, b.lon);
/** Metres east and north of a point, and back; flat, for the few kilometres of a walk. */
function planeAt(origin) {
	const perLon = METRES_PER_DEGREE * Math.cos(origin.lat * RAD);
	return {
		x: (lon) => (lon - origin.lon) * perLon,
		y: (lat) => (lat - origin.lat) * METRES_PER_DEGREE,
		lon: (x) => origin.lon + x / perLon,
		lat: (y) => origin.lat + y / METRES_PER_DEGREE
	};
}
/** The square of `radius` metres round a point. */
function boxAround({ lat, lon }, radius) {
	const dLat = radius / METRES_PER_DEGREE;
	const dLon = dLat / Math.max(.01, Math.cos(lat * RAD));
	return {
		south: lat - dLat,
		west: lon - dLon,
		north: lat + dLat,
		east: lon + dLon
	};
}
var inBox = ({ south, west, north, east }, lat, lon) => lat >= south && lat <= north && lon >= west && lon <= east;
/** The smallest box round some points; turned inside out before the first. */
var Extent = class {
	south = 90;
	west = 180;
	north = -90;
	east = -180;
	add(lat, lon) {
		this.south = Math.min(this.south, lat);
		this.west = Math.min(this.west, lon);
		this.north = Math.max(this.north, lat);
		this.east = Math.max(this.east, lon);
	}
};
var middle = (points) => ({
	lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
	lon: points.reduce((sum, point) => sum + point.lon, 0) / points.length
});
/** To 1e-6 degrees, a hand's breadth. */
var rounded = (degrees) => Math.round(degrees * 1e6) / 1e6;
/** Where along the segment from the origin to (dx, dy) a point of the plane is nearest, 0 to 1. */
function alongSegment(px, py, dx, dy) {
	const length = dx * dx + dy * dy;
	return length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
}
/** How far a segment passes from the point a plane lies round, metres, and where along it (0 to 1) it is nearest. */
function nearestOn({ x, y }, a, b) {
	const [px, py, dx, dy] = [
		-x(a.lon),
		-y(a.lat),
		x(b.lon) - x(a.lon),
		y(b.lat) - y(a.lat)
	];
	const along = alongSegment(px, py, dx, dy);
	return {
		off: Math.hypot(px - along * dx, py - along * dy),
		along
	};
}
/** A kd-tree over rows with a position: nearest first, no allocation per row not returned. */
var PointIndex = class {
	items;
	#tree;
	constructor(items) {
		this.items = items;
		this.#tree = new KDBush(Math.max(1, items.length));
		for (const item of items) this.#tree.add(item.lon, item.lat);
		if (items.length === 0) this.#tree.add(0, 0);
		this.#tree.finish();
	}
	/** Up to `limit` rows within `radius` metres, nearest first. */
	near(point, radius, limit = Number.POSITIVE_INFINITY, keep) {
		if (this.items.length === 0) return [];
		const predicate = keep ? (at) => {
			const item = this.items[at];
			return item !== void 0 && keep(item);
		} : void 0;
		const found = around(this.#tree, point.lon, point.lat, limit, radius / 1e3, predicate);
		const rows = [];
		for (const at of found) {
			const item = this.items[at];
			if (item) rows.push({
				item,
				metres: between(point, item)
			});
		}
		return rows;
	}
};
// src/events/editions.ts
var DAY$1 = 864e5;
var iso = (time) => new Date(time).toISOString().slice(0, 10);
var utc = (day) => Date.parse(`${day}T00:00:00Z`);
/** Years between editions and a year one was held in, read from the words of the pattern. */
function cycle(event) {
	const words = event.recurrence.toLowerCase();
	const known = event.known.at(-1);
	const anchor = known ? Number(known.start.slice(0, 4)) : null;
	if (/even years/.test(words)) return {
		years: 2,
		anchor: 2026
	};
	if (/odd years/.test(words)) return {
		years: 2,
		anchor: 2027
	};
	if (/biennial|every two years/.test(words)) return {
		years: 2,
		anchor
	};
	if (/every three years/.test(words)) return {
		years: 3,
		anchor
	};
	return {
		years: 1,
		anchor: null
	};
}
/** The last year a pattern speaks of ("annual up to 2026", "one-off, March 2027"); null when it goes on. */
function lastYear(event) {
	const words = event.recurrence.toLowerCase();
	const until = /up to (\d{4})/.exec(words)?.[1];
	if (until) return Number(until);
	if (!words.startsWith("one-off")) return null;
	return Number(/\b(\d{4})\b/.exec(words)?.[1] ?? event.known.at(-1)?.start.slice(0, 4) ?? 0);
}
/** First day of the usual pattern in a year, moved to the weekday the pattern names ("first Tuesday of November"). */
function usualStart(event, year) {
	const usual = utc(`${year}-${event.typicalStart}`);
	const weekday = /\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/.exec(event.recurrence.toLowerCase());
	if (!weekday || event.typicalDays > 2) return usual;
	const shift = ([
		"sunday",
		"monday",
		"tuesday",
		"wednesday",
		"thursday",
		"friday",
		"saturday"
	].indexOf(weekday[0]) - new Date(usual).getUTCDay() + 7) % 7;
	return usual + (shift > 3 ? shift - 7 : shift) * DAY$1;
}
/**
* The editions of an event that end on or after `from`, earliest first, for `years` years ahead. Announced dates are
* confirmed; every other year shows the usual pattern as expected, and only while the pattern says the event goes on.
*/
function editionsFrom(event, from, years = 2) {
	const confirmed = event.known.filter((range) => range.end >= from).map((range) => ({
		...range,
		status: "confirmed"
	}));
	const knownYears = new Set(event.known.map((range) => Number(range.start.slice(0, 4))));
	const first = Number(from.slice(0, 4));
	const { years: step, anchor } = cycle(event);
	const last = lastYear(event);
	const expected = [];
	for (let year = first - 1; year <= first + Math.max(years, step); year += 1) {
		if (knownYears.has(year) || last !== null && year > last) continue;
		if (step > 1 && anchor !== null && ((year - anchor) % step + step) % step !== 0) continue;
		const start = usualStart(event, year);
		const end = iso(start + (event.typicalDays - 1) * DAY$1);
		if (end >= from) expected.push({
			start: iso(start),
			end,
			status: "expected"
		});
	}
	return [...confirmed, ...expected].sort((a, b) => a.start < b.start ? -1 : a.start > b.start ? 1 : 0);
}
// src/events/search-events.ts
/** How far round a city, and round any other place, events are "there"; metres. */
var REACH$1 = {
	city: 4e4,
	place: 1500
};
function toEventItem({ id, name, category, website, note }, venue, edition) {
	return {
		id,
		name,
		category,
		venue: {
			id: venue.id,
			name: venue.name,
			lat: venue.lat,
			lon: venue.lon,
			city: venue.city,
			country: venue.country
		},
		dates: { ...edition },
		...website ? { website } : {},
		...note ? { note } : {}
	};
}
/** The next edition of an event; null when it or its venue is unknown, or it is over. `today` is YYYY-MM-DD. */
function nextEdition(index, id, today) {
	const event = index.eventById.get(id);
	const venue = event && index.venueOf(event);
	const edition = event && editionsFrom(event, today)[0];
	return event && venue && edition ? toEventItem(event, venue, edition) : null;
}
/** Events that a text names: by their own name, or by the city, venue or team that it means. */
function eventsNamed(index, query) {
	const { place, ranked } = index.resolver.resolve(query);
	const byName = ranked.flatMap(({ named, evidence }) => named?.kind === "event" && evidence >= CALIBRATION.offer ? [named.event] : []);
	if (!place || place.result.kind === "event") return byName;
	const reach = place.result.kind === "city" ? REACH$1.city : REACH$1.place;
	const there = index.data.events.filter((event) => {
		const venue = index.venueOf(event);
		return venue !== null && between(venue, place.result) <= reach;
	});
	return [.../* @__PURE__ */ new Set([...there, ...byName])];
}
/** Events with an edition in the asked days, soonest first and seasons last. `today` is YYYY-MM-DD; earlier days are never shown. */
function searchEvents(index, request, today) {
	const query = request.query?.trim() ?? "";
	const rows = query === "" ? index.data.events : eventsNamed(index, query);
	const from = request.from && request.from > today ? request.from : today;
	const city = fold(request.city ?? "");
	const items = [];
	for (const event of rows) {
		if (request.category && event.category !== request.category) continue;
		const venue = index.venueOf(event);
		if (!venue || city !== "" && fold(venue.city) !== city) continue;
		const edition = editionsFrom(event, from).find((next) => !request.to || next.start <= request.to);
		if (edition) items.push(toEventItem(event, venue, edition));
	}
	return items.sort(bySoonest).slice(0, request.limit ?? 20);
}
// ../contracts/src/limits.ts
/** Numbers of spec §9 and of the public calls. Milliseconds, counts, bytes as named. */
var limits = {
	planner: {
		minDays: 1,
		maxDays: 7,
		defaultDays: 3,
		placeholderRotateMs: 2200,
		expectedBuildSeconds: [10, 15]
	},
	venues: {
		min: 1,
		max: 50,
		default: 5
	},
	hotels: {
		min: 1,
		max: 50,
		default: 20
	},
	partner: {
		maxAttempts: 3,
		backoffBaseMs: 1e3,
		backoffCapMs: 5e3
	},
	hero: {
		rotateMs: 2800,
		fadeMs: 200
	},
	walkthrough: {
		steps: 6,
		hotelRevealMs: 300,
		lifestyleRevealMs: 100,
		typeMsPerCharacter: 100,
		roomToCheckoutMs: 500,
		processingMs: 700,
		bnplUnder: 500
	},
	packages: {
		includedGuests: 2,
		minGuests: 1,
		celebrationMs: 3e3
	},
	contact: {
		minName: 2,
		minMessage: 10
	},
	body: { maxBytes: 32768 }
};
// src/search/covered.ts
/** A city with fewer hotels than this is not worth naming as an alternative. */
var WORTH_NAMING = 10;
/** The gazetteer's city of that name is another one (a Texan Paris) when it lies further off than this, metres. */
var SAME_CITY = 6e4;
/** Cities with hotels or places of interest, by the number of hotels; the centre is the gazetteer's, else the middle of the rows. */
function coveredCities(data, gazetteer) {
	const tallies = /* @__PURE__ */ new Map();
	for (const what of [
		"hotels",
		"pois",
		"venues"
	]) for (const row of data[what]) {
		const { city, country } = row;
		if (city === "") continue;
		const key = `${city}|${country}`;
		const tally = tallies.get(key) ?? {
			city,
			country,
			rows: [],
			counts: {
				hotels: 0,
				pois: 0,
				venues: 0
			}
		};
		tally.counts[what] += 1;
		tally.rows.push(row);
		tallies.set(key, tally);
	}
	return [...tallies.values()].filter(({ counts }) => counts.hotels > 0 || counts.pois > 0).map(({ city, country, rows, counts }) => {
		const centre = middle(rows);
		const known = gazetteer.resolve(`${city}, ${country}`);
		const { lat, lon, tz } = known && between(known, centre) < SAME_CITY ? known : {
			...centre,
			tz: gazetteer.at(centre)?.tz ?? "Etc/UTC"
		};
		return {
			city,
			country,
			lat,
			lon,
			tz,
			...counts
		};
	}).sort((a, b) => b.hotels - a.hotels || b.pois - a.pois || (a.city < b.city ? -1 : 1));
}
/** "Lisbon, Madrid and Paris". */
function listed(names) {
	const last = names.at(-1) ?? "";
	return names.length <= 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
/** The names of the nearest cities that do have a fair number of hotels (or places), nearest first. */
function nearestCovered(cities, point, what) {
	return listed(cities.filter((city) => city[what] >= WORTH_NAMING).toSorted((a, b) => between(a, point) - between(b, point)).slice(0, 3).map(({ city }) => city));
}
z.object({
	query: line(200).check(z.minLength(1, "Enter an event, venue, address or \"lat, lon\"")),
	limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
	/** The page it is typed on: places of that kind of event go first, the others stay in reach. */
	category: z.optional(z.enum(eventCategories))
});
var geocodeKinds = [
	"event",
	"team",
	"venue",
	"city",
	"neighbourhood",
	"airport",
	"station",
	"place",
	"hotel",
	"address",
	"street",
	"postcode",
	"point"
];
/** `precision` is an error bound of the position in metres. */
var geocodeResult = z.object({
	kind: z.enum(geocodeKinds),
	id: z.optional(z.string()),
	name: z.string(),
	city: z.optional(z.string()),
	country: z.optional(z.string()),
	lat: z.number(),
	lon: z.number(),
	precision: z.number(),
	/** Where an event or a team plays. */
	at: z.optional(z.string()),
	/** A well-known place beside it, to tell it from others of its name. */
	near: z.optional(z.string()),
	/** The service that found it, where it is not in our own data. */
	provider: z.optional(z.string())
});
/**
* What a typed text means. `resolved`: `place` is meant and `candidates` come next. `choose`: one of `candidates` is
* meant and we cannot tell which. `unknown`: nothing we hold is meant. `notes` say in a visitor's words what was read
* differently from what was typed, or what is missing.
*/
var resolution = z.object({
	status: z.enum([
		"resolved",
		"choose",
		"unknown"
	]),
	place: z.nullable(geocodeResult),
	candidates: z.array(geocodeResult),
	notes: z.array(z.string())
});
z.extend(resolution, { results: z.array(geocodeResult) });
// src/search/answer.ts
/** What the resolver found, as the calls answer it. */
var toResolution = ({ status, place, candidates, notes }) => ({
	status,
	place: place?.result ?? null,
	candidates: candidates.slice(0, 6).map(({ result }) => result),
	notes: [...notes]
});
/** The same with everything that fits in one list, as a type-ahead shows it; `limit` at most. */
function toGeocodeResponse(found, limit) {
	const resolution = toResolution(found);
	const first = found.place ? [found.place] : found.candidates;
	const rest = found.ranked.filter((each) => !first.includes(each));
	const seen = /* @__PURE__ */ new Set();
	const results = [...first, ...rest].map(({ result }) => result).filter(({ kind, id, name, lat, lon }) => {
		const key = `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`;
		return !seen.has(key) && seen.add(key);
	});
	return {
		...resolution,
		results: results.slice(0, limit)
	};
}
// src/data/country.ts
var STATES = new Map("US.AL alabama, US.AK alaska, US.AZ arizona, US.AR arkansas, US.CA california, US.CO colorado, US.CT connecticut, US.DE delaware, US.FL florida, US.GA georgia, US.HI hawaii, US.ID idaho, US.IL illinois, US.IN indiana, US.IA iowa, US.KS kansas, US.KY kentucky, US.LA louisiana, US.ME maine, US.MD maryland, US.MA massachusetts, US.MI michigan, US.MN minnesota, US.MS mississippi, US.MO missouri, US.MT montana, US.NE nebraska, US.NV nevada, US.OH ohio, US.OK oklahoma, US.OR oregon, US.PA pennsylvania, US.TN tennessee, US.TX texas, US.UT utah, US.VT vermont, US.VA virginia, US.WA washington, US.WI wisconsin, US.WY wyoming, AU.02 new south wales, AU.02 nsw, AU.04 queensland, AU.04 qld, AU.05 south australia, AU.06 tasmania, AU.07 victoria, AU.07 vic, AU.08 western australia, US.NH new hampshire, US.ND north dakota, US.SD south dakota, US.RI rhode island, US.DC district of columbia, US.NY new york, US.NJ new jersey, US.NM new mexico, US.NC north carolina, US.SC south carolina, GB.ENG england, GB.SCT scotland, GB.WLS wales, GB.NIR northern ireland, AU.01 australian capital territory, AU.01 act, AU.03 northern territory, AU.03 nt, AU.05 sa, AU.06 tas, AU.08 wa, CA.01 alberta, CA.02 british columbia, CA.02 bc, CA.03 manitoba, CA.04 new brunswick, CA.05 newfoundland, CA.07 nova scotia, CA.08 ontario, CA.09 prince edward island, CA.10 quebec, CA.11 saskatchewan, DE.02 bavaria, DE.02 bayern, ES.56 catalonia, ES.51 andalusia, IT.16 tuscany, IT.09 lombardy, FR.11 ile de france, FR.93 provence".split(", ").map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ")[0] ?? ""]));
var NAMES = /* @__PURE__ */ new Map();
var COUNTRIES = /* @__PURE__ */ new Map();
var english = new Intl.DisplayNames(["en"], {
	type: "region",
	fallback: "none"
});
var LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
	const name = english.of(code);
	const { region } = new Intl.Locale(`und-${code}`);
	if (!name || !region || name === code) continue;
	NAMES.set(code, name);
	for (const key of [fold(name), code.toLowerCase()]) COUNTRIES.set(key, region);
}
for (const [name, code] of [
	["great britain", "GB"],
	["usa", "US"],
	["united states of america", "US"],
	["america", "US"],
	["uae", "AE"],
	["myanmar", "MM"],
	["czech republic", "CZ"],
	["holland", "NL"]
]) COUNTRIES.set(name, code);
/** What a qualifier after a comma names ("Australia", "AU", "Texas", "TX"); every reading, since CA is both. */
function regionsOf(text) {
	const key = fold(text);
	const found = [];
	const state = STATES.get(key);
	if (state) found.push({
		country: state.slice(0, 2),
		admin1: state.slice(3)
	});
	const upper = key.toUpperCase();
	if ([...STATES.values()].includes(`US.${upper}`)) found.push({
		country: "US",
		admin1: upper
	});
	const country = COUNTRIES.get(key);
	if (country) found.push({
		country,
		admin1: null
	});
	return found;
}
/** English name of a country, or the code itself when it has none: providers may send anything. */
var countryName = (code) => NAMES.get(code) ?? code;
// src/search/frame.ts
/** One spelling for what is written in two; names and texts alike. */
var ONE_SPELLING = [
	[/\bgrand prix\b/g, "gp"],
	[/\bformula (?:1|one)\b/g, "f1"],
	[/\bcentre\b/g, "center"],
	[/\btheatre\b/g, "theater"],
	[/\bamphitheatre\b/g, "amphitheater"]
];
/** The search form of a name or a text in one spelling. */
var foldName = (text) => ONE_SPELLING.reduce((folded, [long, short]) => folded.replace(long, short), fold(text));
/** What a word says about the kind of place, in the languages visitors write; each counts for places of that kind. */
var KIND_WORDS = [
	[["hotel"], "hotel hotels hostel motel inn resort suites hôtel albergo ryokan apartments"],
	[[
		"venue",
		"event",
		"team"
	], "stadium arena ground park field dome bowl ballpark estadio estadi stadion stade stadio estádio 球場 体育场"],
	[["venue", "event"], "theatre theater hall centre center convention conference exhibition congress showground circuit racecourse racetrack speedway raceway amphitheatre amphitheater club venue coliseum salle messe teatro théâtre palau palais palacio pavilion auditorium opera gardens 体育館 劇場"],
	[["place"], "museum museu musée musee gallery palace tower temple shrine cathedral church bridge market monument garden park beach castle zoo aquarium square 美術館 博物館 寺 神社"],
	[["station"], "station railway train rail tube metro underground subway central bahnhof hauptbahnhof hbf gare estacion estació estação stazione juna asema terminal bus tram skytrain mrt 駅 站 역"],
	[["airport"], "airport international terminal aeroporto aeropuerto aéroport aeroport flughafen lentoasema lentokenttä 空港 机场 機場 공항"],
	[["event"], "festival fest fair expo race grand prix gp f1 formula marathon championship championships cup final finals open tournament conference summit convention congress show game games match test day weekend week messe carnival parade"],
	[["team"], "team club fc afc cf sc ac as ss rc cd ud sv vfb tsg bk fk match game games home nfl nba mlb nhl afl nrl"],
	[["event"], "tennis football soccer rugby basketball baseball hockey cricket golf racing f1 motogp marathon"],
	[["city"], "city town cbd centre center downtown"],
	[["neighbourhood", "city"], "district quarter neighbourhood neighborhood area suburb barrio quartier viertel"]
];
var kindsOf = /* @__PURE__ */ new Map();
for (const [kinds, list] of KIND_WORDS) for (const word of words(list).map(foldName)) for (const kind of kinds) kindsOf.set(word, (kindsOf.get(word) ?? /* @__PURE__ */ new Set()).add(kind));
/** The kinds of place a word speaks of; null where it speaks of none. */
var kindsOfWord = (word) => kindsOf.get(word) ?? null;
/** Chains: one name for hundreds of houses, and of halls that they paid for. */
var CHAINS = new Set(words("hilton marriott hyatt sheraton westin ibis novotel sofitel mercure pullman accor radisson ramada wyndham intercontinental crowne holiday rydges quest meriton mantra adina oaks yha travelodge premier kempinski fairmont scandic sokos melia nh generator citizenm moxy hampton doubletree"));
var isChain = (word) => CHAINS.has(word);
/** Words that belong to the question and not to a name; each language's articles and prepositions among them. */
var FREE_WORDS = new Set(words(fold(`a an the in at on of for to from by near nearby next close around round within about with and or my our me us i we is are it this
      that where what how which there stay staying stays sleep lodging accommodation accommodations accomodation room rooms place places
      hotel hotels airbnb hostels cheap cheapest best budget luxury good affordable family friendly quiet romantic boutique star stars
      walk walking walkable distance minute minutes min mins metres meters km mile miles ticket tickets seat seats seating gate
      concert concerts gig gigs show event events tonight today tomorrow weekend night nights adults adult kids children guests people
      parking pool breakfast gym wifi pet pets free book booking deals deal price prices available find search need want looking
      v vs versus away address location venue plan trip planner days visit visiting
      le la les l un une du des de d au aux et pres proche autour hotel hotels hebergement dormir ou sejour billets nuit nuits centre ville
      el los las del un una en cerca alrededor hoteles hotel alojamiento donde dormir entradas noche noches al y
      der die das den dem ein eine im am an in bei nahe nahe der um hotels unterkunft ubernachten wo karten nacht nachte und
      il lo gli i un una nel nella vicino presso alberghi hotel dove dormire biglietti notte notti di del della e
      o os as um uma no na perto proximo hoteis hotel onde ficar bilhetes ingressos noite noites do da dos das em e`)));
/** Pieces that say when, how long or which seat; they name no place. They read folded text. */
var DAY = "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?";
var MONTH = "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
var NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
var DATES = [
	String.raw`20[2-4]\d \d{2} \d{2}`,
	String.raw`\d{1,2} (?:to |until |and )?${NTH} ${MONTH}(?: 20[2-4]\d)?`,
	String.raw`(?:${DAY} )?${NTH} (?:of )?${MONTH}(?: 20[2-4]\d)?`,
	String.raw`(?:${DAY} )?${MONTH} ${NTH}(?: 20[2-4]\d)?`,
	String.raw`${MONTH} 20[2-4]\d`,
	String.raw`${DAY} ${NTH}`,
	String.raw`20[2-4]\d`,
	String.raw`(?:this|next|last) (?:week|weekend|month|year|${DAY})`,
	String.raw`\d{1,2}(?: [0-5]\d)? ?(?:am|pm)`,
	"(?:tonight|tomorrow|today)"
];
var ASIDES = [
	String.raw`(?:within |under |less than )?\d{1,3} ?(?:minutes?|mins?|km|metres|meters|miles?|m)(?: walk(?:ing)?)?(?: distance)?(?: of| from| to)?`,
	String.raw`(?:for )?\d{1,2} (?:nights?|adults?|people|guests?|persons?|kids?|children|rooms?|days?)`,
	String.raw`[1-7] stars?`,
	String.raw`(?:under|below|up to|less than|max|maximum) \d{2,5}(?: (?:aud|usd|eur|gbp|dollars?|euros?|pounds?))?(?: (?:a|per) night)?`,
	String.raw`(?:gate|block|section|row|seat|seats|door|entrance|bay|stand|aisle) (?:\d{1,4}[a-z]?|[a-z])`,
	String.raw`terminals? \d[a-z]?`,
	String.raw`with (?:parking|pool|a pool|breakfast|kitchen|spa|gym|wifi|free parking)`
];
var matcher = (patterns) => new RegExp(`(?<![^ ])(?:${patterns.join("|")})(?![^ ])`, "g");
var DATE = matcher(DATES);
var ASIDE = matcher(ASIDES);
/** Words of a question in scripts that write without spaces; taken off the ends of a word. */
var AFFIXES = new RegExp(String.raw`^(?:ホテル|酒店|호텔)(?:は|が)?|(?:(?:の)?(?:近く|周辺|付近|そば)(?:の)?(?:ホテル|宿)?|のホテル|附近(?:的)?(?:酒店|宾馆|住宿)?|旁边(?:的)?酒店|周边(?:的)?酒店|近くのホテル|근처(?:호텔)?|주변)$`.normalize("NFKD").replace(/\p{M}/gu, ""), "u");
var FREE_LOCAL = new Set([
	"近く",
	"ホテル",
	"周辺",
	"付近",
	"宿",
	"附近",
	"酒店",
	"宾馆",
	"住宿",
	"近くの",
	"호텔",
	"근처"
].map(fold));
/** Marks a text that looks for somebody on tour, whom we do not list. */
var TOUR = /\b\w+ (?:tour(?! de\b)|live in concert)\b/;
/** Marks a text that names a hotel instead of asking for hotels near a place. */
var HOTELS_NEAR = /\b(?:hotels?|hotel[es]s|hoteles|hoteis|alberghi|stay|accommodation|airbnb)\b(?: \S+){0,3}? (?:near|nearby|close|around|by|in|at|for|within|next|walking|cerca|pres|nahe|vicino|perto|bei|en|im|to|en|em|de)\b/;
var LONGEST$2 = 200;
/** Longer texts say no more about one place. */
var MOST_WORDS = 16;
var LABEL = /^\s*(?:address|location|venue|place|where|city|hotel)\s*[:=]\s*/i;
/** The text without tags, labels and control signs; nothing that a name can hold is lost. */
function tidy(text) {
	return text.slice(0, LONGEST$2).normalize("NFKC").replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").replace(/<[^<>]{0,60}>/g, " ").replace(/\\[nrt]/g, " ").replace(LABEL, "").trim();
}
/** Reads what is a question about a text and what may be a name in it. Pure; linear in the length of the text. */
function readFrame(text) {
	const parts = tidy(text).split(/[,;(){}[\]|\n]|\s[-–—]\s/);
	const found = [];
	const dates = [];
	const folded = parts.map(foldName);
	for (const [part, content] of folded.entries()) {
		const capitals = new Set((parts[part] ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => /^[A-Z0-9]{2,5}$/.test(word)).map(fold));
		const timeless = content.replace(DATE, (date) => {
			dates.push(date);
			return " ";
		});
		const plain = timeless.trim() === "" && folded.length === 1 ? content : timeless;
		const spoken = /* @__PURE__ */ new Map();
		plain.replace(ASIDE, (aside) => {
			for (const word of words(aside.trim())) spoken.set(word, true);
			return " ";
		});
		let opponent = false;
		for (const raw of words(plain.replace(/ {2,}/g, " ").trim())) {
			if (/^(?:v|vs|versus)$/.test(raw) && found.length > 0) opponent = true;
			else if (/^(?:at|in|near|tickets)$/.test(raw)) opponent = false;
			const cut = raw.replace(AFFIXES, "");
			const text = cut === "" ? raw : cut;
			const free = cut === "" || opponent || FREE_WORDS.has(text) || FREE_LOCAL.has(text) || spoken.has(text);
			found.push({
				text,
				free,
				capitals: capitals.has(raw),
				part
			});
		}
	}
	const whole = folded.join(" ");
	return {
		words: found.slice(0, MOST_WORDS),
		intent: HOTELS_NEAR.test(whole) ? "near" : "name",
		dates,
		aboutTour: TOUR.test(whole)
	};
}
// src/search/gazetteer.ts
/** A point further than this from every city has no city, metres. */
var CITY_REACH = 6e4;
/** A town counts as the city around a point only when nothing much larger is about as near. */
var METRO_REACH = 25e3;
/** Names to cities by binary search in a sorted list; every alternate name of the gazetteer is in it. */
var Gazetteer = class {
	cities;
	#names;
	#points;
	constructor(cities, names) {
		this.cities = cities;
		this.#names = names;
	}
	#lowerBound(key) {
		let low = 0;
		let high = this.#names.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((this.#names[middle] ?? "") < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	/** Indices of the cities on lines that start with `beginning`, ascending. */
	#indices(beginning, scan) {
		const found = /* @__PURE__ */ new Set();
		const start = this.#lowerBound(beginning);
		for (let at = start; at < Math.min(this.#names.length, start + scan); at += 1) {
			const line = this.#names[at] ?? "";
			if (!line.startsWith(beginning)) break;
			found.add(Number(line.slice(line.indexOf("	") + 1)));
		}
		return [...found].sort((a, b) => a - b);
	}
	/** Cities of exactly this folded name, most populous first (the list is in that order). */
	named(key) {
		return this.#indices(`${key}\t`, Number.POSITIVE_INFINITY).flatMap((index) => this.cities[index] ?? []);
	}
	/** Cities one of whose names starts with `key`, most populous first; looks at no more than `scan` names. */
	startingWith(key, limit, scan = 4e3) {
		return this.#indices(key, scan).slice(0, limit).flatMap((index) => this.cities[index] ?? []);
	}
	/** "Melbourne", "Perth, Australia", "Paris, TX", "São Paulo": the most populous city that fits; null when none does. */
	resolve(query) {
		const [head = "", ...rest] = query.split(",");
		const qualifiers = rest.map((part) => part.trim()).filter((part) => part !== "");
		let candidates = this.named(fold(head));
		for (const qualifier of qualifiers) {
			const regions = regionsOf(qualifier);
			const fitting = candidates.filter((city) => regions.some((region) => region.country === city.country && (region.admin1 ?? city.admin1) === city.admin1));
			if (regions.length > 0) candidates = fitting;
		}
		return candidates[0] ?? (qualifiers.length > 0 ? null : this.#trailingRegion(query));
	}
	/** "Paris Texas", "Perth Australia": the last one to three words as a region. */
	#trailingRegion(query) {
		const parts = fold(query).split(" ");
		for (let take = 1; take <= 3 && take < parts.length; take += 1) {
			const region = parts.slice(-take).join(" ");
			if (regionsOf(region).length > 0) {
				const city = this.resolve(`${parts.slice(0, -take).join(" ")}, ${region}`);
				if (city) return city;
			}
		}
		return null;
	}
	/** Cities within a distance of a point, metres. */
	around(point, metres) {
		this.#points ??= new PointIndex(this.cities);
		return this.#points.near(point, metres, 60).map(({ item }) => item);
	}
	/** The city around a point: the largest within the metropolitan reach, else the nearest; null in the middle of nowhere. */
	at(point) {
		this.#points ??= new PointIndex(this.cities);
		const near = this.#points.near(point, CITY_REACH, 60);
		let best = null;
		let bestScore = Number.NEGATIVE_INFINITY;
		for (const { item, metres } of near) {
			const size = Math.log10(Math.max(item.population, 1e3));
			const score = metres <= METRO_REACH ? size - metres / 8e3 : -metres / 1e3;
			if (score > bestScore) [best, bestScore] = [item, score];
		}
		return best;
	}
};
/** Rank of a city among all that a text may name: log scale between a village and a megacity. */
var cityRank = ({ population }) => .4 + .6 * Math.min(1, Math.max(0, (Math.log10(Math.max(population, 1)) - 3) / 4.3));
// src/search/documents.ts
/** A city is an area: its centre stands for it within about this many metres. */
var CITY_PRECISION = 3e3;
/** What is named as the calls answer it; streets and houses have no id. */
function toResult$1(named) {
	const { kind, row } = named;
	const { name, country, lat, lon } = row;
	switch (kind) {
		case "city": return {
			kind,
			id: `city-${row.id}`,
			name,
			city: name,
			country,
			lat,
			lon,
			precision: CITY_PRECISION
		};
		case "address":
		case "street": return {
			kind,
			name,
			city: row.city,
			country,
			lat,
			lon,
			precision: row.precision
		};
		case "event": {
			const { event } = named;
			const at = row.name;
			return {
				kind,
				id: event.id,
				name: event.name,
				city: row.city,
				country,
				lat,
				lon,
				precision: row.precision,
				at
			};
		}
		case "team": return {
			kind,
			id: row.id,
			name,
			city: row.city,
			country,
			lat,
			lon,
			precision: row.precision,
			at: row.venueName
		};
		default: return {
			kind,
			id: row.id,
			name,
			city: row.city,
			country,
			lat,
			lon,
			precision: row.precision
		};
	}
}
var seats = (venue) => Math.min(1, Math.log10(Math.max(10, venue.capacity ?? 1500)) / 5);
/** Short forms people type for an event. */
var NICKNAMES = [
	[/^Coachella Valley Music and Arts Festival.*/, "Coachella"],
	[/^Ultra Music Festival.*/, "Ultra Miami"],
	[/^Electric Daisy Carnival.*/, "EDC"],
	[/^Formula 1 /, ""]
];
function eventNames(event) {
	const bare = event.name.replace(/\s*\([^)]*\)$/, "");
	const short = NICKNAMES.filter(([long]) => long.test(bare)).map(([long, nick]) => bare.replace(long, nick));
	return [.../* @__PURE__ */ new Set([
		event.name,
		bare,
		...short,
		...initialsOf(bare)
	])];
}
/** "New York Comic Con" is NYCC to its visitors; shorter ones mean too much else. */
var FEWEST_INITIALS = 4;
function initialsOf(name) {
	const initials = words(fold(name)).filter((word) => !/^(?:of|the|and|for|in)$/.test(word)).map(([first = ""]) => first);
	return initials.length >= FEWEST_INITIALS ? [initials.join("").toUpperCase()] : [];
}
var isJudged = (row) => row.source.includes("curated");
/** How well known each kind of place is, 0–1; it decides between equal names (calibration.ts says how). */
var RANK = {
	event: () => .9,
	team: () => .78,
	venue: (venue) => .48 + (isJudged(venue) ? .12 : 0) + .26 * seats(venue),
	airport: ({ size }) => ({
		large: .85,
		medium: .6,
		small: .2
	})[size],
	station: ({ kind }) => kind === "main" ? .55 : .35,
	neighbourhood: () => .72,
	place: (poi) => .25 + .5 * poi.interest / 100,
	hotel: (hotel) => .1 + (isJudged(hotel) ? .1 : 0) + (hotel.stars ?? 2) * .01 - (hotel.mayBeClosed || hotel.doubtful ? .1 : 0)
};
/** Metres. */
var SAME_HOTEL = 300;
var SAME_ROUND = 3e3;
/** Everything with a name but cities and streets, as documents of the index. */
function searchDocs(data, venueOf, isCity) {
	const docs = [];
	const known = /* @__PURE__ */ new Map();
	const where = ({ city, country }) => {
		const found = known.get(`${city}|${country}`) ?? [...isCity(city) ? [city] : [], countryName(country)];
		known.set(`${city}|${country}`, found);
		return found;
	};
	const add = (item, names, rank, ...context) => docs.push({
		item,
		names,
		where: where(item.row),
		context,
		rank
	});
	const rounds = /* @__PURE__ */ new Map();
	const isRound = /* @__PURE__ */ new Set();
	for (const event of data.events) {
		const venue = venueOf(event);
		const own = venue ? new Set(words(foldName(event.name))) : null;
		for (const team of venue && own ? data.teams : []) {
			if (!venue || between(venue, team) > SAME_ROUND) continue;
			const name = words(foldName(team.name));
			if (name.length === 1 && !eventNames(event).some((each) => foldName(each) === name[0]) || !name.every((word) => own?.has(word))) continue;
			isRound.add(team);
			rounds.set(event, [...rounds.get(event) ?? [], team]);
		}
	}
	for (const event of data.events) {
		const row = venueOf(event);
		const also = (rounds.get(event) ?? []).flatMap(({ name, aliases, city }) => [name, ...aliases].filter((each) => foldName(each) !== foldName(city)));
		if (row) add({
			kind: "event",
			event,
			row
		}, [...eventNames(event), ...also], RANK.event(), row.name, ...row.altNames);
	}
	for (const row of data.teams.filter((team) => !isRound.has(team))) add({
		kind: "team",
		row
	}, [row.name, ...row.aliases], RANK.team(), row.sport, row.competition, row.venueName);
	for (const row of data.venues) add({
		kind: "venue",
		row
	}, [row.name, ...row.altNames], RANK.venue(row));
	for (const row of data.airports) add({
		kind: "airport",
		row
	}, [
		row.name,
		row.iata,
		...row.aliases
	], RANK.airport(row), ...row.metro);
	for (const row of data.stations) add({
		kind: "station",
		row
	}, [row.name, ...row.aliases], RANK.station(row));
	for (const row of data.neighbourhoods) add({
		kind: "neighbourhood",
		row
	}, [row.name, ...row.aliases], RANK.neighbourhood());
	const hotels = new Map(data.hotels.map((hotel) => [fold(hotel.name), hotel]));
	const isHotel = (row) => {
		const hotel = hotels.get(fold(row.name));
		return hotel !== void 0 && between(hotel, row) < SAME_HOTEL;
	};
	for (const row of data.pois) if (!isHotel(row)) add({
		kind: "place",
		row
	}, [row.name, ...row.altNames], RANK.place(row));
	for (const row of data.hotels) add({
		kind: "hotel",
		row
	}, [row.name, ...row.altNames], RANK.hotel(row), row.address ?? "");
	return docs;
}
/** Cities by their own name, for typing errors; every other name is looked up in the sorted list of the gazetteer. */
var cityDocs = (cities) => cities.map((row) => ({
	item: {
		kind: "city",
		row
	},
	names: [row.name],
	where: [countryName(row.country)],
	context: [],
	rank: cityRank(row)
}));
// ../contracts/src/walking-speed.ts
/** The walking speeds that visitors choose from, in m/s. Whoever names none walks briskly. */
var walkingSpeeds = {
	brisk: 1.33,
	easy: 1.1,
	slow: .9
};
// src/walking/network.ts
/** A binary min-heap of (key, vertex) in typed arrays; vertices may be pushed again with a smaller key. */
var Heap = class {
	#keys = /* @__PURE__ */ new Float64Array(256);
	#values = /* @__PURE__ */ new Uint32Array(256);
	size = 0;
	clear() {
		this.size = 0;
	}
	push(key, value) {
		if (this.size === this.#keys.length) {
			const keys = new Float64Array(this.size * 2);
			keys.set(this.#keys);
			const values = new Uint32Array(this.size * 2);
			values.set(this.#values);
			this.#keys = keys;
			this.#values = values;
		}
		const keys = this.#keys;
		const values = this.#values;
		let at = this.size;
		this.size += 1;
		while (at > 0) {
			const parent = at - 1 >> 1;
			const above = keys[parent] ?? 0;
			if (above <= key) break;
			keys[at] = above;
			values[at] = values[parent] ?? 0;
			at = parent;
		}
		keys[at] = key;
		values[at] = value;
	}
	get minKey() {
		return this.size === 0 ? Number.POSITIVE_INFINITY : this.#keys[0] ?? 0;
	}
	/** Takes the smallest key's value off. Only when `size > 0`. */
	pop() {
		const keys = this.#keys;
		const values = this.#values;
		const top = values[0] ?? 0;
		this.size -= 1;
		const key = keys[this.size] ?? 0;
		const value = values[this.size] ?? 0;
		let at = 0;
		for (;;) {
			let child = 2 * at + 1;
			if (child >= this.size) break;
			if (child + 1 < this.size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child += 1;
			const below = keys[child] ?? 0;
			if (below >= key) break;
			keys[at] = below;
			values[at] = values[child] ?? 0;
			at = child;
		}
		keys[at] = key;
		values[at] = value;
		return top;
	}
};
/** A pocket of ways smaller than both is left alone when snapping: a platform nobody mapped a way out of. */
var POCKET = {
	share: .1,
	vertices: 500
};
/** The pedestrian graph ready for routing: neighbours in one array, metres beside them. Lengths are great-circle. */
var Network = class {
	graph;
	metres;
	/** Neighbours of vertex v stand at `offsets[v]` to `offsets[v + 1]`. */
	offsets;
	neighbours;
	#lengths;
	/** 1 for edges of a part of the network that leads somewhere. */
	routable;
	#heap = new Heap();
	constructor(graph) {
		this.graph = graph;
		const { from, to } = graph;
		const vertices = graph.lat.length;
		this.metres = Float64Array.from(from, (a, edge) => between(this.at(a), this.at(to[edge] ?? 0)));
		this.offsets = new Uint32Array(vertices + 1);
		for (const list of [from, to]) for (const vertex of list) this.offsets[vertex + 1] = (this.offsets[vertex + 1] ?? 0) + 1;
		for (let at = 0; at < vertices; at += 1) this.offsets[at + 1] = (this.offsets[at + 1] ?? 0) + (this.offsets[at] ?? 0);
		this.neighbours = new Uint32Array(from.length * 2);
		this.#lengths = new Float64Array(from.length * 2);
		const next = this.offsets.slice(0, vertices);
		const link = (a, b, metres) => {
			const at = next[a] ?? 0;
			this.neighbours[at] = b;
			this.#lengths[at] = metres;
			next[a] = at + 1;
		};
		for (const [edge, a] of from.entries()) {
			const b = to[edge] ?? 0;
			link(a, b, this.metres[edge] ?? 0);
			link(b, a, this.metres[edge] ?? 0);
		}
		this.routable = this.#outOfPockets();
	}
	at(vertex) {
		return {
			lat: (this.graph.lat[vertex] ?? 0) / 1e7,
			lon: (this.graph.lon[vertex] ?? 0) / 1e7
		};
	}
	#outOfPockets() {
		const part = new Int32Array(this.graph.lat.length).fill(-1);
		const sizes = [];
		const queue = new Uint32Array(part.length);
		for (let start = 0; start < part.length; start += 1) {
			if (part[start] !== -1) continue;
			let head = 0;
			let tail = 1;
			queue[0] = start;
			part[start] = sizes.length;
			while (head < tail) {
				const vertex = queue[head] ?? 0;
				head += 1;
				for (let at = this.offsets[vertex] ?? 0; at < (this.offsets[vertex + 1] ?? 0); at += 1) {
					const other = this.neighbours[at] ?? 0;
					if (part[other] === -1) {
						part[other] = sizes.length;
						queue[tail] = other;
						tail += 1;
					}
				}
			}
			sizes.push(tail);
		}
		const enough = Math.min(POCKET.vertices, POCKET.share * sizes.reduce((most, size) => Math.max(most, size), 0));
		return Uint8Array.from(this.graph.from, (vertex) => (sizes[part[vertex] ?? 0] ?? 0) >= enough ? 1 : 0);
	}
	/**
	* Metres from the starts to every vertex within `limit` metres (Dijkstra 1959 with lazy deletion); the others are
	* Infinity. `starts` holds vertices with the metres already walked to reach them.
	*/
	reach(starts, limit) {
		const found = new Float64Array(this.graph.lat.length).fill(Number.POSITIVE_INFINITY);
		const heap = this.#heap;
		const { offsets, neighbours } = this;
		const lengths = this.#lengths;
		heap.clear();
		for (const { vertex, metres } of starts) if (metres < (found[vertex] ?? 0)) {
			found[vertex] = metres;
			heap.push(metres, vertex);
		}
		while (heap.size > 0) {
			const metres = heap.minKey;
			const vertex = heap.pop();
			if (metres > (found[vertex] ?? 0)) continue;
			if (metres > limit) break;
			const end = offsets[vertex + 1] ?? 0;
			for (let at = offsets[vertex] ?? 0; at < end; at += 1) {
				const other = neighbours[at] ?? 0;
				const there = metres + (lengths[at] ?? 0);
				if (there < (found[other] ?? 0)) {
					found[other] = there;
					heap.push(there, other);
				}
			}
		}
		return found;
	}
};
/** Cell of the grid that finds ways near a point, degrees (about 110 m of latitude). */
var CELL$2 = .001;
/** Search limit: a way this many times the straight line is taken for a gap in the map, not a walk. */
var MAX_DETOUR = 4;
var MIN_LIMIT = 2e3;
/** Shortest way between two points that touches the edge of the extract: the straight line reflected at each side. */
function roundTheEdge(a, b, { south, west, north, east }) {
	const flipLat = (edge) => distance$1(a.lat, a.lon, 2 * edge - b.lat, b.lon);
	const flipLon = (edge) => distance$1(a.lat, a.lon, b.lat, 2 * edge - b.lon);
	return Math.min(flipLat(south), flipLat(north), flipLon(west), flipLon(east));
}
/** Finds the nearest walkable segment to a point. Distances are planar: within 150 m the error is below a millimetre. */
var EdgeGrid = class {
	#network;
	#cells = /* @__PURE__ */ new Map();
	constructor(network) {
		this.#network = network;
		const { lat, lon, from, to } = network.graph;
		for (let edge = 0; edge < from.length; edge += 1) {
			if (network.routable[edge] === 0) continue;
			const a = from[edge] ?? 0;
			const b = to[edge] ?? 0;
			const [y0, y1] = cellsTouched(lat[a] ?? 0, lat[b] ?? 0);
			const [x0, x1] = cellsTouched(lon[a] ?? 0, lon[b] ?? 0);
			for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) {
				const key = cellKey(y, x);
				const list = this.#cells.get(key);
				if (list) list.push(edge);
				else this.#cells.set(key, [edge]);
			}
		}
	}
	/** The nearest way within reach, or null. */
	nearest(point) {
		const { graph } = this.#network;
		const plane = planeAt(point);
		const { south, west, north, east } = boxAround(point, 150);
		let best = null;
		for (let row = Math.floor(south / CELL$2); row <= Math.floor(north / CELL$2); row += 1) for (let column = Math.floor(west / CELL$2); column <= Math.floor(east / CELL$2); column += 1) for (const edge of this.#cells.get(cellKey(row, column)) ?? []) {
			const [a, b] = [this.#network.at(graph.from[edge] ?? 0), this.#network.at(graph.to[edge] ?? 0)];
			const { off, along } = nearestOn(plane, a, b);
			if (off <= 150 && (!best || off < best.off)) best = {
				edge,
				along,
				off
			};
		}
		return best;
	}
};
/** Cells an edge touches, from two positions in 1e-7 degrees. */
var cellsTouched = (a, b) => [Math.floor(Math.min(a, b) / 1e7 / CELL$2), Math.floor(Math.max(a, b) / 1e7 / CELL$2)];
var cellKey = (y, x) => y * 1e6 + x;
/** One extract's streets; made ready for routing when first needed. */
var Streets = class {
	box;
	#graph;
	#network = null;
	#edges = null;
	constructor(graph, box) {
		this.#graph = graph;
		this.box = box;
	}
	get network() {
		return this.#network ??= new Network(this.#graph);
	}
	covers({ lat, lon }) {
		return inBox(this.box, lat, lon);
	}
	snap(point) {
		if ((point.precision ?? 0) >= 250 || !this.covers(point)) return null;
		this.#edges ??= new EdgeGrid(this.network);
		return this.#edges.nearest(point);
	}
	/** Metres from a snapped start to every vertex, within `limit` metres. */
	reach(start, limit) {
		const { graph, metres } = this.network;
		const length = metres[start.edge] ?? 0;
		return this.network.reach([{
			vertex: graph.from[start.edge] ?? 0,
			metres: start.off + start.along * length
		}, {
			vertex: graph.to[start.edge] ?? 0,
			metres: start.off + (1 - start.along) * length
		}], limit);
	}
	/** Metres on foot from a start whose reach is known to a snapped end; Infinity without a way. */
	metresTo(start, reached, end) {
		const { graph, metres } = this.network;
		const length = metres[end.edge] ?? 0;
		const byFrom = (reached[graph.from[end.edge] ?? 0] ?? Number.POSITIVE_INFINITY) + end.along * length;
		const byTo = (reached[graph.to[end.edge] ?? 0] ?? Number.POSITIVE_INFINITY) + (1 - end.along) * length;
		const sameEdge = start.edge === end.edge ? start.off + Math.abs(start.along - end.along) * length : Number.POSITIVE_INFINITY;
		return Math.min(byFrom, byTo, sameEdge) + end.off;
	}
	/**
	* Walks from one point to many, in their order; null where the streets do not say (off the map, no way found). Whoever
	* asks for many starts hands in the snapped ends: finding them costs more than the walk.
	*/
	routes(from, to, ends = to.map((point) => this.snap(point))) {
		const start = this.snap(from);
		if (!start) return to.map(() => null);
		const straight = to.map((point) => distance$1(from.lat, from.lon, point.lat, point.lon));
		const furthest = ends.reduce((most, end, at) => end ? Math.max(most, straight[at] ?? 0) : most, 0);
		const limit = Math.max(MIN_LIMIT, furthest * MAX_DETOUR);
		const reached = this.reach(start, limit);
		return ends.map((end, at) => {
			const target = to[at];
			if (!end || !target) return null;
			const metres = this.metresTo(start, reached, end);
			if (metres > Math.max(MIN_LIMIT, (straight[at] ?? 0) * MAX_DETOUR)) return null;
			return {
				metres,
				outside: roundTheEdge(from, target, this.box)
			};
		});
	}
};
// src/walking/minutes.ts
var DEFAULT_SPEED = walkingSpeeds.brisk;
/** Street distance over great-circle distance: middle, and the least range of any estimate (the published rule). */
var DETOUR = {
	middle: 1.3,
	low: 1.1,
	high: 1.7
};
/**
* The published 1.1 to 1.7, calibrated: 1.7 alone holds for 78 % of walks, because short walks make the largest detours
* (round a block, over the next bridge), so below 1.3 km the upper end is 1.25 d + 600 m. Fitted on whole street networks, each
* judged by a fit on the others (`npm run bench -- walk`, decision 009).
*/
var INTERVAL = {
	low: DETOUR.low,
	ratio: DETOUR.high,
	high: 1.25,
	extra: 600
};
/** Next door is no walk round the quarter: below 90 m the upper end is this many times the distance. */
var NEXT_DOOR = 8;
/** Least and most street metres to expect for great-circle metres, 90 times in 100. */
var leastMetres = (metres, interval = INTERVAL) => interval.low * metres;
var mostMetres = (metres, { ratio, high, extra } = INTERVAL) => Math.max(ratio * metres, Math.min(NEXT_DOOR * metres, high * metres + extra));
/** Around the mapped length: cutting across a square, waiting at crossings, climbing steps. */
var STREET_SPREAD = {
	low: .95,
	high: 1.15
};
var TRANSIT = {
	toStop: 5,
	wait: 5,
	fromStop: 3,
	metresPerMinute: 300,
	detour: 1.3,
	low: .8,
	high: 1.6
};
/** Where the position is too coarse for whole minutes, they are given in steps of so many, no finer than the error. */
var COARSE_STEP = 5;
/** Whole minutes a walk is rounded to for an error bound in metres: 1 when the position is good, else 5, 10, 15 … */
function minuteStep(precision, speed = DEFAULT_SPEED) {
	if (precision < 250) return 1;
	return Math.ceil(precision * DETOUR.middle / speed / 60 / COARSE_STEP) * COARSE_STEP;
}
/** A walk of so many metres, between the shortest and the longest it may be, in whole minutes as fine as the ends are known. */
function timed(source, [shortest, metres, longest], bounds, speed) {
	const perMinute = speed * 60;
	const step = minuteStep(Math.max(bounds.from, bounds.to), speed);
	const minutes = Math.max(1, step * Math.round(metres / perMinute / step));
	return {
		minutes,
		low: Math.min(minutes, Math.max(1, Math.floor(shortest / perMinute))),
		high: Math.max(minutes, Math.ceil(longest / perMinute)),
		metres: Math.round(metres),
		source
	};
}
/** Time on foot from the great-circle distance alone, metres; the range carries the error of both positions. */
function estimateWalk(metres, bounds, speed = DEFAULT_SPEED) {
	const slack = bounds.from + bounds.to;
	return timed("estimate", [
		leastMetres(Math.max(0, metres - slack)),
		metres * DETOUR.middle,
		mostMetres(metres + slack)
	], bounds, speed);
}
/** Time on foot along mapped ways; the range carries the error of both positions. */
function streetWalk({ metres, outside }, bounds, speed = DEFAULT_SPEED) {
	const slack = bounds.from + bounds.to;
	return timed("street", [
		Math.min(metres * STREET_SPREAD.low, leastMetres(Math.max(0, outside))) - slack,
		metres,
		metres * STREET_SPREAD.high + slack
	], bounds, speed);
}
var ride = (metres) => TRANSIT.toStop + TRANSIT.wait + TRANSIT.detour * metres / TRANSIT.metresPerMinute + TRANSIT.fromStop;
/** Time by public transport, or null where walking is expected to be as quick. */
function estimateTransit(metres, bounds, walk) {
	const slack = bounds.from + bounds.to;
	const minutes = Math.round(ride(metres));
	if (minutes >= walk.minutes) return null;
	return {
		minutes,
		low: Math.min(minutes, Math.floor(ride(Math.max(0, metres - slack)) * TRANSIT.low)),
		high: Math.max(minutes, Math.ceil(ride(metres + slack) * TRANSIT.high)),
		source: "estimate"
	};
}
/** Minutes; a walk up to this long is preferred to a quicker ride. */
var LONGEST_PREFERRED_WALK = 20;
/** The quicker sensible mode: a short walk stays a walk. */
function toTripLeg({ walk, transit }) {
	return transit && walk.minutes > LONGEST_PREFERRED_WALK ? {
		mode: "transit",
		...transit,
		metres: walk.metres
	} : {
		mode: "walk",
		...walk
	};
}
/** Walk and transit between two points: along the streets where a way is known, else from the great-circle distance. */
function routeBetween(from, to, speed, street) {
	const metres = between(from, to);
	const bounds = {
		from: from.precision ?? 0,
		to: to.precision ?? 0
	};
	const walk = street ? streetWalk(street, bounds, speed) : estimateWalk(metres, bounds, speed);
	return {
		walk,
		transit: estimateTransit(metres, bounds, walk)
	};
}
/** Routes from one point to many, in their order: along the streets where they are imported, else the estimate. */
function routesFrom(covering, from, to, speed, endsOn = () => void 0) {
	const routed = covering.map((streets) => streets.routes(from, to, endsOn(streets)));
	return to.map((end, at) => {
		return routeBetween(from, end, speed, routed.map((routes) => routes[at]).find((found) => found));
	});
}
/**
* Routes `[from][to]` between all the points. On foot a route is as long in both directions, so each pair is searched
* once, and each point is snapped to the streets once.
*/
function routeMatrix(streetsAt, points, speed) {
	const snaps = /* @__PURE__ */ new Map();
	const endsFrom = (first) => (streets) => {
		const all = snaps.get(streets) ?? points.map((point) => streets.snap(point));
		snaps.set(streets, all);
		return all.slice(first);
	};
	const onwards = points.map((from, at) => routesFrom(streetsAt(from), from, points.slice(at), speed, endsFrom(at)));
	return points.map((_, from) => points.map((_, to) => {
		const found = onwards[Math.min(from, to)]?.[Math.abs(to - from)];
		if (!found) throw new Error("A pair is missing in the route matrix");
		return found;
	}));
}
// src/hotels/hotels-near.ts
/** "Near" on foot or by a short ride; and as far as the answer reaches when that is too little. Metres. */
var NEAR = {
	place: 3e3,
	city: 1e4
};
var REACH = [1e4, 25e3];
/** Fewer hotels than this within a radius and the next one is tried. */
var ENOUGH = 5;
/** Hotels whose route is computed; streets may reorder them, so more than are shown. */
var CONSIDERED = 400;
/** From here up the position is shown as approximate (contracts, `coordQuality`). */
var APPROXIMATE_METRES = 100;
var WHICH = "Which one did you mean?";
var noneWithinWalk = (minutes) => `No hotel is expected to be within ${minutes} minutes on foot, so the nearest ones are shown.`;
/** The sources of the rows, and of the streets their walks follow. */
var sourcesOf$1 = (hotels) => hotels.flatMap(({ source, walk }) => walk.source === "street" ? [source, "osm"] : [source]);
var resolvedTo = (place) => ({
	status: "resolved",
	place,
	candidates: [],
	notes: []
});
var gone = (what) => ({
	status: "unknown",
	place: null,
	candidates: [],
	notes: [`This ${what} is no longer listed. Search for it by name.`]
});
/** Where a search starts: event, then venue, then any other place by its id, then point, then text. */
function resolveOrigin(index, request) {
	const { eventId, venueId, placeId, lat, lon, query = "", category } = request;
	if (eventId !== void 0) {
		const event = index.eventById.get(eventId);
		const row = event && index.venueOf(event);
		return event && row ? resolvedTo(toResult$1({
			kind: "event",
			event,
			row
		})) : gone("event");
	}
	if (venueId !== void 0) {
		const row = index.venueById.get(venueId);
		return row ? resolvedTo(toResult$1({
			kind: "venue",
			row
		})) : gone("venue");
	}
	if (placeId !== void 0) {
		const place = index.placeById(placeId);
		return place ? resolvedTo(place) : gone("place");
	}
	const text = lat !== void 0 && lon !== void 0 ? `${lat}, ${lon}` : query;
	return toResolution(index.resolver.resolve(text, { category }));
}
/** Rows within reach, nearest first, and the radius in metres when the search had to be widened. */
function rowsInReach(hotels, origin, near, limit) {
	const enough = Math.min(ENOUGH, limit);
	let rows = [];
	for (const radius of REACH) {
		rows = hotels.near(origin, radius, Math.max(CONSIDERED, limit));
		if (rows.filter((row) => row.metres <= near).length >= enough) return {
			rows,
			widenedTo: null
		};
		if (rows.length >= enough) return {
			rows,
			widenedTo: radius
		};
	}
	return {
		rows,
		widenedTo: REACH[1]
	};
}
function toItem({ hotel, route }) {
	const { id, name, kind, lat, lon, address, stars, website, precision, source } = hotel;
	return {
		id,
		name,
		kind,
		lat,
		lon,
		...address ? { address } : {},
		...stars ? { stars } : {},
		...website ? { website } : {},
		walk: route.walk,
		transit: route.transit,
		price: null,
		coordQuality: precision >= APPROXIMATE_METRES ? "approximate" : "checked",
		source
	};
}
/** Minutes first; within the same (possibly coarse) minute the better-known facts, never the metres of an unsure position. */
function compareHotels(a, b) {
	const unsure = Math.max(a.hotel.precision, b.hotel.precision) >= 250;
	return a.route.walk.minutes - b.route.walk.minutes || (unsure ? 0 : a.route.walk.metres - b.route.walk.metres) || Number(a.hotel.mayBeClosed) - Number(b.hotel.mayBeClosed) || (b.hotel.stars ?? 0) - (a.hotel.stars ?? 0) || (a.hotel.name < b.hotel.name ? -1 : 1);
}
/** Hotels near an event, venue, address, city or point, nearest by minutes first; the radius is widened until some are found. */
function hotelsNear(index, request, streetsAt, credits) {
	const resolution = resolveOrigin(index, request);
	const none = (message, origin) => ({
		...resolution,
		origin,
		hotels: [],
		relaxed: false,
		message,
		credits: []
	});
	const { place, notes: read } = resolution;
	if (!place) return none([...read, ...resolution.status === "choose" ? [WHICH] : []].join(" "), null);
	const { kind, id, name, city, lat, lon, precision } = place;
	const origin = {
		kind,
		...id ? { id } : {},
		name,
		...city ? { city } : {},
		lat,
		lon,
		precision
	};
	const { maxWalkMinutes: most, speed, limit = limits.hotels.default } = request;
	const { rows, widenedTo } = rowsInReach(index.hotels, origin, kind === "city" ? NEAR.city : NEAR.place, limit);
	if (rows.length === 0) return none(`We have no hotel data near ${name} yet. The nearest cities with hotels are ${nearestCovered(index.covered(), origin, "hotels")}.`, origin);
	const start = {
		lat,
		lon,
		precision: kind === "city" ? 0 : precision
	};
	const hotels = rows.map(({ item }) => item);
	const ranked = routesFrom(streetsAt(start), start, hotels, speed).flatMap((route, at) => {
		const hotel = hotels[at];
		return hotel ? [{
			hotel,
			route
		}] : [];
	}).sort(compareHotels);
	const fitting = most === void 0 ? ranked : ranked.filter(({ route }) => route.walk.minutes <= most);
	const shown = (fitting.length > 0 ? fitting : ranked).slice(0, limit).map(toItem);
	const notes = [...fitting.length === 0 && most !== void 0 ? [noneWithinWalk(most)] : [], ...widenedTo === null || most !== void 0 ? [] : [`There are few hotels close to ${name}, so the search was widened to ${widenedTo / 1e3} km.`]];
	return {
		...resolution,
		origin,
		hotels: shown,
		relaxed: notes.length > 0,
		message: notes.join(" ") || null,
		credits: [...credits(sourcesOf$1(shown))]
	};
}
// src/data/similar-names.ts
/** Words that say what a place is, not which one. */
var GENERIC = new Set("hotel hotels motel inn hostel suites suite the and by at a an of de la le les el los das do da di du resort spa lodge guest house boutique apartments apart residence pension gasthof".split(" "));
/** Distinctive words of a name; `context` (usually the city) counts as not distinctive. */
function coreWords(name, context = "") {
	const local = new Set(words(fold(context)));
	const all = words(fold(name));
	const core = all.filter((word) => !GENERIC.has(word) && !local.has(word));
	return core.length > 0 ? core : all;
}
function bigrams(text) {
	const grams = /* @__PURE__ */ new Map();
	for (let at = 0; at + 1 < text.length; at += 1) {
		const gram = text.slice(at, at + 2);
		grams.set(gram, (grams.get(gram) ?? 0) + 1);
	}
	return grams;
}
/** Sørensen–Dice on character pairs, 0–1. */
function dice(a, b) {
	if (a === b) return 1;
	const left = bigrams(a);
	const right = bigrams(b);
	let shared = 0;
	for (const [gram, count] of left) shared += Math.min(count, right.get(gram) ?? 0);
	const total = Math.max(1, a.length - 1 + (b.length - 1));
	return 2 * shared / total;
}
/** Whether two names name the same place, once the generic words and the city are put aside. */
function similarNames(a, b, context = "") {
	const left = [...new Set(coreWords(a, context))];
	const right = [...new Set(coreWords(b, context))];
	const joinedLeft = left.join("");
	const joinedRight = right.join("");
	if (joinedLeft === joinedRight) return true;
	const [small, large] = left.length <= right.length ? [left, right] : [right, left];
	const contained = small.every((word) => large.includes(word));
	const extra = large.length - small.length;
	if (contained && (small.length >= 2 ? extra <= 2 : (small[0]?.length ?? 0) >= 5 && extra <= 1)) return true;
	return dice(joinedLeft, joinedRight) >= .82;
}
// src/data/merge.ts
/** Rows of different sources within this many metres on a similar name are one place. */
var MERGE_METRES = 80;
/**
* How far apart, at the most, two rows of exactly one name may stand, metres. Grounds are large: two sources may mark
* different corners of one circuit.
*/
var MERGE_REACH = {
	hotels: 300,
	venues: 1500,
	pois: 150
};
/** Cell size of the grid that finds neighbours, degrees; larger than any reach at latitudes below 70°. */
var CELL$1 = .02;
var NEIGHBOURS = [
	-1,
	0,
	1
].flatMap((dy) => [
	-1,
	0,
	1
].map((dx) => [dx, dy]));
var sourcesOf = (row) => row.source.split("+");
var isCurated = (row) => sourcesOf(row).includes("curated");
/**
* How far apart two rows of exactly one name may stand: their own error bounds, at most `cap`, at least half of it (one
* source marks the door, another the middle of the block) and never under the common 80 m.
*/
var reach = (a, b, cap) => Math.max(MERGE_METRES, cap / 2, Math.min(cap, a.precision + b.precision));
function samePlace(a, b, cap) {
	if (a.id === b.id) return true;
	const apart = between(a, b);
	if (apart > reach(a, b, cap)) return false;
	const names = [a.name, ...a.altNames];
	const others = [b.name, ...b.altNames];
	const context = a.city || b.city;
	const otherKind = "category" in a && "category" in b && a.category !== b.category;
	const sources = new Set(sourcesOf(a));
	const oneSource = sourcesOf(b).some((source) => sources.has(source));
	if (apart <= MERGE_METRES && !oneSource && !otherKind) return names.some((x) => others.some((y) => similarNames(x, y, context)));
	const key = (name) => coreWords(name, context).join(" ");
	const keys = new Set(names.map(key));
	return others.some((other) => keys.has(key(other)));
}
/** Everything known of either row: identity from the curated (else the first), position from the better graded. */
function combine(a, b) {
	const [main, other] = isCurated(b) && !isCurated(a) ? [b, a] : [a, b];
	const placed = other.precision < main.precision ? other : main;
	const known = Object.entries(main).filter(([, value]) => value !== null && value !== "" && value !== false);
	const alt = [
		...main.altNames,
		...other.altNames,
		other.name
	].filter((name) => name !== main.name);
	const otherLimit = isCurated(main) || !("limitedTo" in other) ? null : other.limitedTo;
	return {
		...main,
		...other,
		...Object.fromEntries(known),
		id: main.id,
		lat: placed.lat,
		lon: placed.lon,
		precision: placed.precision,
		altNames: [...new Set(alt)],
		source: [.../* @__PURE__ */ new Set([
			...sourcesOf(placed),
			...sourcesOf(main),
			...sourcesOf(other)
		])].join("+"),
		..."mayBeClosed" in main && "mayBeClosed" in other ? { mayBeClosed: main.mayBeClosed && other.mayBeClosed } : {},
		..."doubtful" in main && "doubtful" in other ? { doubtful: main.doubtful && other.doubtful } : {},
		..."limitedTo" in main ? { limitedTo: main.limitedTo ?? otherLimit } : {}
	};
}
/**
* Merges duplicates. Linear in rows for a bounded density: neighbours come from a grid.
* `cap` bounds, in metres, how far apart two rows of exactly one name may stand.
*/
function mergeDuplicates(rows, cap) {
	const kept = [];
	const grid = /* @__PURE__ */ new Map();
	const aliases = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const x = Math.floor(row.lon / CELL$1);
		const y = Math.floor(row.lat / CELL$1);
		const same = NEIGHBOURS.flatMap(([dx, dy]) => grid.get(`${x + dx}:${y + dy}`) ?? []).find((at) => kept[at] && samePlace(kept[at], row, cap));
		const host = same === void 0 ? void 0 : kept[same];
		if (host && same !== void 0) {
			const whole = combine(host, row);
			aliases.set(whole.id === host.id ? row.id : host.id, whole.id);
			kept[same] = whole;
			continue;
		}
		const cell = `${x}:${y}`;
		grid.set(cell, [...grid.get(cell) ?? [], kept.length]);
		kept.push(row);
	}
	return {
		rows: kept,
		merged: rows.length - kept.length,
		aliases
	};
}
// ../contracts/src/hotels.ts
/** Metres a second. */
var walkingSpeed = z.literal(Object.values(walkingSpeeds));
/** Nights to price; only where a provider is configured. */
var stay = z.object({
	checkin: plannedDay,
	checkout: plannedDay,
	adults: z._default(z.int().check(z.gte(1), z.lte(8)), 2),
	/** ISO 4217. */
	currency: z.string().check(z.regex(/^[A-Z]{3}$/, "Expected a currency as three capital letters")),
	/** ISO 3166-1 alpha-2 of the guest: providers price by it. */
	nationality: z.string().check(z.regex(/^[A-Z]{2}$/, "Expected a country as two capital letters"))
}).check(z.refine(({ checkin, checkout }) => checkin < checkout, {
	error: "The stay must end after it begins",
	path: ["checkout"]
}));
z.object({
	query: z.optional(line(200).check(z.minLength(1, "Enter an event, venue or address"))),
	eventId: z.optional(line(120)),
	venueId: z.optional(line(120)),
	/** The id of a place of any kind, as `geocode` gives it. */
	placeId: z.optional(line(120)),
	/** The page a query is typed on (see `geocodeRequest`). */
	category: z.optional(z.enum(eventCategories)),
	lat: z.optional(latitude),
	lon: z.optional(longitude),
	maxWalkMinutes: z.optional(z.number().check(z.gte(1), z.lte(120))),
	speed: z.optional(walkingSpeed),
	stay: z.optional(stay),
	limit: z._default(z.int().check(z.gte(limits.hotels.min), z.lte(limits.hotels.max)), limits.hotels.default)
}).check(z.refine((body) => body.lat === void 0 === (body.lon === void 0), {
	error: "Give both lat and lon",
	path: ["lat"]
}), z.refine((body) => [
	body.query,
	body.eventId,
	body.venueId,
	body.placeId,
	body.lat
].some((each) => each !== void 0), {
	error: "Give a query, an eventId, a venueId, a placeId or lat and lon",
	path: ["query"]
}));
/** A travel time in whole minutes with its range: low ≤ minutes ≤ high. */
var walk = z.object({
	minutes: z.number(),
	low: z.number(),
	high: z.number(),
	metres: z.number(),
	source: z.enum(["street", "estimate"])
});
var transit = z.object({
	minutes: z.number(),
	low: z.number(),
	high: z.number(),
	source: z.literal("estimate")
});
/** A price quoted by a provider; there are no estimates. */
var quotedPrice = z.object({
	amount: z.number(),
	currency: z.string(),
	per: z.literal("night"),
	provider: z.string(),
	quotedAt: z.string()
});
var hotelItem = z.object({
	id: z.string(),
	name: z.string(),
	kind: z.optional(z.string()),
	lat: z.number(),
	lon: z.number(),
	address: z.optional(z.string()),
	stars: z.optional(z.number()),
	website: z.optional(z.string()),
	walk,
	transit: z.nullable(transit),
	price: z.nullable(quotedPrice),
	/** `approximate` means the position may be off by 100 m or more: the page says "approximate location". */
	coordQuality: z.enum(["checked", "approximate"]),
	source: z.string()
});
z.extend(resolution, {
	origin: z.nullable(z.object({
		kind: z.enum(geocodeKinds),
		id: z.optional(z.string()),
		name: z.string(),
		city: z.optional(z.string()),
		lat: z.number(),
		lon: z.number(),
		precision: z.number()
	})),
	hotels: z.array(hotelItem),
	/** True when a filter of the request was relaxed to find something; `message` says which. */
	relaxed: z.boolean(),
	message: z.nullable(z.string()),
	credits: z.array(z.string())
});
z.object({
	lat: latitude,
	lon: longitude,
	/** Error bound of the point in metres; an imprecise point is not matched to streets. */
	precision: z.optional(z.number().check(z.gte(0), z.lte(1e6))),
	speed: z.optional(walkingSpeed)
});
var ring = z.array(z.tuple([z.number(), z.number()]));
var reachArea = z.object({
	type: z.literal("Feature"),
	properties: z.object({ minutes: z.number() }),
	geometry: z.object({
		type: z.literal("MultiPolygon"),
		coordinates: z.array(z.array(ring))
	})
});
z.object({
	/** `estimate`: no streets are known here, so the map draws circles of the estimate. */
	source: z.enum(["street", "estimate"]),
	/** GeoJSON, shortest walk first; empty for an estimate. */
	areas: z.array(reachArea),
	/** Lines as `packLine` writes them: most of an answer is streets. */
	streets: z.array(z.array(z.int()).check(z.minLength(4))),
	/** Seas, lakes and rivers: polygons of packed rings, the outer one first. */
	water: z.optional(z.array(z.array(z.array(z.int()).check(z.minLength(8))))),
	credits: z.array(z.string())
});
/** Packed positions are whole steps of 1e-5 degrees, about a metre. */
var STEPS = 1e5;
/** The positions `[lon, lat]` of a packed line; a half pair at the end is left out. */
var unpackLine = (packed) => {
	let [x, y] = [0, 0];
	return Array.from({ length: Math.floor(packed.length / 2) }, (_, at) => {
		x += packed[2 * at] ?? 0;
		y += packed[2 * at + 1] ?? 0;
		return [x / STEPS, y / STEPS];
	});
};
// src/import/graph-file.ts
var MAGIC = 1263288663;
var VERSION = 1;
/** The graph of packed bytes. Throws `DataError` when they are damaged. */
function unpackGraph(bytes, file) {
	const damaged = () => new DataError(`${file} is damaged; import the extract again`);
	if (bytes.byteLength < 16) throw damaged();
	const { buffer } = new Uint8Array(bytes);
	const [magic, version, vertices = 0, edges = 0] = new Uint32Array(buffer, 0, 4);
	if (magic !== MAGIC || version !== VERSION || buffer.byteLength !== 16 + 8 * vertices + 9 * edges) throw damaged();
	let at = 16;
	const next = (length) => {
		const view = new Int32Array(buffer, at, length);
		at += 4 * length;
		return view;
	};
	const summed = (values) => {
		for (let index = 1; index < values.length; index += 1) values[index] = (values[index] ?? 0) + (values[index - 1] ?? 0);
		return values;
	};
	const lat = summed(next(vertices));
	const lon = summed(next(vertices));
	const from = Uint32Array.from(summed(next(edges)));
	const to = Uint32Array.from(next(edges), (delta, index) => delta + (from[index] ?? 0));
	const steps = new Uint8Array(buffer, at, edges);
	for (const list of [from, to]) for (const vertex of list) if (vertex >= vertices) throw damaged();
	return {
		lat,
		lon,
		from,
		to,
		steps
	};
}
// src/import/extract-store.ts
/** What one version of an imported extract says of itself. */
var manifestSchema = z.object({
	format: z.literal(1),
	name: z.string(),
	version: z.string(),
	city: z.string(),
	country: z.string(),
	importedAt: z.string(),
	source: z.object({
		file: z.string(),
		bytes: z.number(),
		sha256: z.string()
	}),
	/** south, west, north, east in degrees, of the walkable ways; null without any. */
	bounds: z.nullable(z.tuple([
		z.number(),
		z.number(),
		z.number(),
		z.number()
	])),
	counts: z.record(z.string(), z.number()),
	skipped: z.record(z.string(), z.number()),
	licence: z.string(),
	attribution: z.string()
});
var pointerSchema = z.object({ version: z.string().check(z.regex(/^[\w.-]+$/)) });
var GRAPH = "graph.bin.br";
var WATER = "water.json.br";
var waterRow = z.object({ rings: z.array(z.array(z.number())) });
var readManifest = (folder) => readJson(path.join(folder, "manifest.json"), manifestSchema);
/** Reads one version. Throws `DataError` when a file is missing or damaged. */
function readExtract(folder) {
	const file = (name) => path.join(folder, name);
	const graph = unpackGraph(readPacked(file(GRAPH)), file(GRAPH));
	const manifest = readManifest(folder);
	const [south, west, north, east] = manifest.bounds ?? [
		0,
		0,
		0,
		0
	];
	return {
		manifest,
		streets: manifest.bounds && new Streets(graph, {
			south,
			west,
			north,
			east
		}),
		hotels: readTable(file("hotels.json.br"), hotelRow),
		venues: readTable(file("venues.json.br"), venueRow),
		pois: readTable(file("pois.json.br"), poiRow),
		addresses: readTable(file("addresses.json.br"), addressRow),
		water: existsSync(file("water.json.br")) ? readTable(file(WATER), waterRow).map(({ rings }) => rings.map((ring) => unpackLine(ring))) : []
	};
}
/** The live version of every extract under a root; none when the folder does not exist. */
function liveExtracts(root) {
	if (!existsSync(root)) return [];
	return readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, "current.json"))).map((entry) => {
		const home = path.join(root, entry.name);
		const { version } = readJson(path.join(home, "current.json"), pointerSchema);
		return {
			name: entry.name,
			folder: path.join(home, version)
		};
	}).sort((a, b) => a.name < b.name ? -1 : 1);
}
// src/import/library.ts
/** The imported extracts on disk; reads again only what changed. */
var Library = class {
	#roots;
	#loaded = /* @__PURE__ */ new Map();
	extracts = [];
	unreadable = [];
	/** Later roots win over earlier ones where both hold an extract of one name. */
	constructor(dataDir, extractsDir) {
		this.#roots = [...dataDir ? [path.join(dataDir, "odbl", "extracts")] : [], ...extractsDir ? [extractsDir] : []];
	}
	/** Looks at the disk; true when something changed. A damaged extract is left out and named in `unreadable`. */
	rescan() {
		const live = new Map(this.#roots.flatMap(liveExtracts).map((extract) => [extract.name, extract]));
		const folders = new Set([...live.values()].map((extract) => extract.folder));
		let changed = false;
		for (const folder of this.#loaded.keys()) if (!folders.has(folder)) changed = this.#loaded.delete(folder) || changed;
		const unreadable = [];
		for (const { name, folder } of live.values()) {
			if (this.#loaded.has(folder)) continue;
			try {
				this.#loaded.set(folder, readExtract(folder));
				changed = true;
			} catch (error) {
				unreadable.push({
					name,
					problem: error instanceof Error ? error.message : String(error)
				});
			}
		}
		this.unreadable = unreadable;
		this.extracts = [...this.#loaded.values()];
		return changed;
	}
};
/** Rows this close to an extract may be the same place as one of its rows, degrees. */
var MARGIN = .02;
/** Adds an extract's rows; those already known are completed, and keep their id. */
function added(rows, extra, cap) {
	if (extra.length === 0) return [...rows];
	const extent = new Extent();
	for (const { lat, lon } of extra) {
		extent.add(lat - MARGIN, lon - MARGIN);
		extent.add(lat + MARGIN, lon + MARGIN);
	}
	const near = (row) => inBox(extent, row.lat, row.lon);
	const local = rows.filter(near).toSorted((a, b) => Number(b.source.includes("curated")) - Number(a.source.includes("curated")));
	return [...rows.filter((row) => !near(row)), ...mergeDuplicates([...local, ...extra], cap).rows];
}
/** The shipped rows with those of the imported extracts. */
function withExtracts(data, extracts) {
	return extracts.reduce((whole, extract) => ({
		...whole,
		hotels: added(whole.hotels, extract.hotels, MERGE_REACH.hotels),
		venues: added(whole.venues, extract.venues, MERGE_REACH.venues),
		pois: added(whole.pois, extract.pois, MERGE_REACH.pois)
	}), data);
}
// src/search/destination.ts
/** What a geocoded text means to a traveller: its city, the city's centre and time zone, and the place itself. */
function toDestination(found, gazetteer, covered) {
	const { result, named } = found;
	const point = {
		lat: result.lat,
		lon: result.lon
	};
	const around = named?.kind === "city" ? named.row : gazetteer.at(point);
	const home = covered.find((city) => city.city === result.city && city.country === result.country);
	const city = result.city ?? around?.name ?? result.name;
	const centre = named?.kind === "city" ? point : home ?? around ?? point;
	return {
		kind: result.kind,
		...result.id === void 0 ? {} : { id: result.id },
		name: result.name,
		city,
		country: result.country ?? around?.country ?? "",
		region: around?.admin1 || null,
		neighborhood: null,
		tz: home?.tz ?? around?.tz ?? "Etc/UTC",
		centre: {
			lat: centre.lat,
			lon: centre.lon
		},
		...result.kind === "city" ? {} : { point },
		precision: result.precision
	};
}
// src/search/postcode-result.ts
/** The area of a postcode as the calls answer it. */
function postcodeResult({ code, place, country, lat, lon, precision }) {
	return {
		kind: "postcode",
		id: `postcode-${country}-${code}`,
		name: code,
		...place ? { city: place } : {},
		country,
		lat,
		lon,
		precision
	};
}
/** The area that such an id names; null for any other. */
function postcodeById(postcodes, id) {
	const [, country, code] = /^postcode-([A-Z]{2})-(.+)$/.exec(id) ?? [];
	const row = country !== void 0 && code !== void 0 ? postcodes.find(code, country)[0] : void 0;
	return row ? postcodeResult(row) : null;
}
// src/search/known-addresses.ts
/** A house number before a street of English-speaking countries, wherever it stands in a long address. */
var NUMBERED = /\b\d+[a-z]?(?:[-/]\d+[a-z]?)?\s+(?:[\p{L}'.]+\s+){1,4}?(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|parade|place|drive|dr|terrace|highway|hwy|way|quay|walk|crescent|square|esplanade|promenade|court|parkway|pkwy)\b(?:\s+(?:north|south|east|west)\b)?/iu;
/** Number first ("97 rue Lauriston") or last ("Lerchenfelder Straße 1-3"). */
var WHOLE = /^(?:\d+[a-z]?(?:[-/]\d+[a-z]?){0,2}\s+\p{L}[^\d]*|\p{L}[^\d]*\s\d+[a-z]?(?:[-/]\d+[a-z]?){0,2})$/iu;
/** A part of a house is not its address. */
var WITHIN = /^(?:shop|unit|suite|level|floor|ground|part|kiosk|tenancy)\b/i;
var LONGEST$1 = 60;
/** A neighbour may stand where the address says, metres. */
var NEIGHBOUR = 15;
/** The house an address names, without floor, postcode and town; null when none can be told. */
function houseOf(address) {
	const numbered = NUMBERED.exec(address)?.[0];
	if (numbered) return numbered;
	const first = (address.split(",")[0] ?? "").trim();
	return first.length <= LONGEST$1 && WHOLE.test(first) && !WITHIN.test(first) ? first : null;
}
/** One house however it is written: "12 Mannerheimintie" is "Mannerheimintie 12". */
var houseKey = (name, city) => `${words(fold(name)).toSorted().join(" ")}|${fold(city)}`;
/**
* Houses known because a hotel, venue or place of interest stands there; each once, with the better position, and none
* that is among the `mapped` ones.
*/
function knownAddresses(rows, mapped = []) {
	const elsewhere = new Set(mapped.map(({ name, city }) => houseKey(name, city)));
	const houses = /* @__PURE__ */ new Map();
	for (const { address, lat, lon, city, country, precision } of rows) {
		const name = address && houseOf(address);
		if (!name) continue;
		const key = houseKey(name, city);
		if (elsewhere.has(key)) continue;
		const known = houses.get(key);
		const bound = precision + NEIGHBOUR;
		if (!known || bound < known.precision) houses.set(key, {
			name,
			lat,
			lon,
			city,
			country,
			precision: bound
		});
	}
	return [...houses.values()];
}
// src/search/postings.ts
/** Entries a prefix may expand to; a longer list means the prefix says next to nothing yet. */
var MAX_EXPANSIONS = 200;
/** Shorter lists stay plain arrays: a typed array costs more to make than it saves. */
var PACK_FROM = 64;
/**
* An inverted index whose document numbers are the static ranking. Terms live in MiniSearch's radix tree (prefix walk
* and bounded edit distance); the lists are typed arrays, so a million rows fit and common words cost nothing to skip
* (decision 023, with the source of the weights).
*/
var Postings = class {
	#terms = new SearchableMap();
	#growing = /* @__PURE__ */ new Map();
	/** Documents must be added in ascending order. */
	add(term, doc) {
		if (!this.#growing) throw new Error("The index is finished");
		const list = this.#growing.get(term);
		if (!list) this.#growing.set(term, [doc]);
		else if (list.at(-1) !== doc) list.push(doc);
	}
	finish() {
		for (const [term, list] of this.#growing ?? []) this.#terms.set(term, list.length < PACK_FROM ? list : Uint32Array.from(list));
		this.#growing = null;
	}
	exact(term) {
		const docs = this.#terms.get(term);
		return docs ? {
			docs,
			weight: 1
		} : null;
	}
	prefix(term) {
		const matches = [];
		let seen = 0;
		for (const [found, docs] of this.#terms.atPrefix(term)) {
			seen += 1;
			if (seen > 1e3) break;
			if (found !== term) matches.push({
				docs,
				weight: .6 + .35 * term.length / found.length
			});
		}
		return matches.sort((a, b) => (a.docs[0] ?? 0) - (b.docs[0] ?? 0)).slice(0, MAX_EXPANSIONS);
	}
	/** Terms within a small edit distance, at a word length where a typing error is likelier than another word. */
	fuzzy(term) {
		const allowed = term.length <= 3 || /^\d/.test(term) ? 0 : term.length <= 5 ? 1 : 2;
		if (allowed === 0) return [];
		const matches = [];
		for (const [found, [docs, edits]] of this.#terms.fuzzyGet(term, allowed)) {
			if (edits === 0) continue;
			const first = found[0] === term[0] ? 0 : .15;
			matches.push({
				docs,
				weight: Math.max(.3, .85 - .9 * edits / term.length - first)
			});
		}
		for (let at = 0; at + 1 < term.length; at += 1) {
			const swapped = `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`;
			const docs = swapped === term ? void 0 : this.#terms.get(swapped);
			if (docs) matches.push({
				docs,
				weight: .75
			});
		}
		return matches;
	}
};
/** A shorter beginning of a word rules nothing out yet and costs the most to look up. */
var MIN_PREFIX = 2;
/** A word found in the context says less than one of the name. */
var CONTEXT_WEIGHT = .75;
/** Documents of word beginnings and typing errors looked at for one query word; the best known come first. */
var MAX_LOOSE = 6e4;
var SCALE = 1e3;
var STRIDE = 4 * SCALE;
/** Where an ascending list first reaches `value`. */
function lowerBound(list, value) {
	let low = 0;
	let high = list.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((list[middle] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
/**
* Loose matches as one ascending list of numbers: document, then how bad the match is, then whether it is in the context
* only. One binary search then answers for a document, however many words the beginning of a word expands to.
*/
function packed(names, context) {
	const lists = [...names.map((list) => ({
		...list,
		place: 0
	})), ...context.map(({ docs, weight }) => ({
		docs,
		weight: weight * CONTEXT_WEIGHT,
		place: 1
	}))];
	const each = Math.max(300, Math.floor(MAX_LOOSE / Math.max(1, lists.length)));
	const keys = new Float64Array(lists.reduce((sum, { docs }) => sum + Math.min(each, docs.length), 0));
	let at = 0;
	for (const { docs, weight, place } of lists) {
		const rest = 2 * Math.round((1 - weight) * SCALE) + place;
		const length = Math.min(each, docs.length);
		for (let index = 0; index < length; index += 1) {
			keys[at] = (docs[index] ?? 0) * STRIDE + rest;
			at += 1;
		}
	}
	return keys.sort();
}
/** Everything one word of a query may mean. */
var TokenMatches = class {
	token;
	size;
	#exact;
	#loose;
	constructor(token, names, context, last, fuzzy) {
		this.token = token;
		const inName = names.exact(token);
		const inContext = context.exact(token);
		this.#exact = [...inName ? [{
			docs: inName.docs,
			inName: true
		}] : [], ...inContext ? [{
			docs: inContext.docs,
			inName: false
		}] : []];
		const expand = last && token.length >= MIN_PREFIX;
		const guess = fuzzy && this.#exact.length === 0;
		const loose = (postings) => [...expand ? postings.prefix(token) : [], ...guess ? postings.fuzzy(token) : []];
		this.#loose = packed(loose(names), loose(context));
		this.size = this.#exact.reduce((sum, { docs }) => sum + docs.length, 0) + this.#loose.length;
	}
	/** The best weight in a document, 0 without a match; a negative one stands in the context only. */
	weightIn(doc) {
		let best = 0;
		for (const { docs, inName } of this.#exact) {
			if (docs[lowerBound(docs, doc)] !== doc) continue;
			if (inName) return 1;
			best = -.75;
		}
		const key = this.#loose[lowerBound(this.#loose, doc * STRIDE)];
		if (key === void 0 || key >= (doc + 1) * STRIDE) return best;
		const rest = key - doc * STRIDE;
		const weight = 1 - Math.floor(rest / 2) / SCALE;
		if (weight <= -best) return best;
		return rest % 2 === 0 ? weight : -weight;
	}
	/** Matching documents, best known first, each once. */
	*docs() {
		const lists = [...this.#exact.map(({ docs }) => ({
			docs,
			stride: 1,
			at: 0
		})), {
			docs: this.#loose,
			stride: STRIDE,
			at: 0
		}];
		for (;;) {
			let next = Number.POSITIVE_INFINITY;
			for (const list of lists) {
				const value = list.docs[list.at];
				if (value !== void 0) next = Math.min(next, Math.floor(value / list.stride));
			}
			if (next === Number.POSITIVE_INFINITY) return;
			yield next;
			for (const list of lists) for (let value = list.docs[list.at]; value !== void 0 && Math.floor(value / list.stride) === next;) {
				list.at += 1;
				value = list.docs[list.at];
			}
		}
	}
};
// src/search/name-index.ts
/** Documents that hold every word, and documents that hold one of the rarest, looked at in full; the best known first. */
var CANDIDATES = {
	all: 300,
	rare: 120
};
var RARE_WORDS = 3;
/** Finds documents by the words of their names; what they are worth is decided by the resolver. */
var NameIndex = class {
	#docs;
	#names = new Postings();
	#context = new Postings();
	#whole = /* @__PURE__ */ new Map();
	#joined = /* @__PURE__ */ new Map();
	#nameWords = /* @__PURE__ */ new Map();
	#contextWords = /* @__PURE__ */ new Map();
	constructor(docs) {
		this.#docs = docs.toSorted((a, b) => b.rank - a.rank);
		const seen = /* @__PURE__ */ new Map();
		const contextWords = (text) => {
			const known = seen.get(text) ?? words(foldName(text));
			seen.set(text, known);
			return known;
		};
		const note = (map, key, at) => {
			const same = map.get(key);
			if (!same) map.set(key, [at]);
			else if (same.at(-1) !== at) same.push(at);
		};
		for (const [at, doc] of this.#docs.entries()) {
			for (const name of doc.names) {
				const key = foldName(name);
				note(this.#whole, key, at);
				if (key.length >= 8 && key.includes(" ")) note(this.#joined, key.replaceAll(" ", ""), at);
				for (const term of words(key)) this.#names.add(term, at);
			}
			for (const text of [...doc.where, ...doc.context]) for (const term of contextWords(text)) this.#context.add(term, at);
		}
		this.#names.finish();
		this.#context.finish();
	}
	doc(at) {
		return this.#docs[at];
	}
	items() {
		return this.#docs.map(({ item }) => item);
	}
	/** Documents one of whose names is exactly this folded text. */
	whole(key) {
		return this.#whole.get(key) ?? [];
	}
	/** Documents whose name is this text without its spaces ("tokyobigsight"). */
	joined(key) {
		return this.#joined.get(key) ?? [];
	}
	/** Documents the test holds for, best known first. */
	where(test) {
		return this.#docs.flatMap(({ item }, at) => test(item) ? [at] : []);
	}
	/** Whether a name or its surroundings are spelt so. */
	isSpelt(word) {
		return this.#names.exact(word) !== null || this.#context.exact(word) !== null;
	}
	/** How much a word tells, 0.1–1: the rarer, the more. */
	weight(word) {
		const found = this.#names.exact(word)?.docs.length ?? 0;
		const all = Math.max(2, this.#docs.length);
		return Math.max(.1, 1 - Math.log(Math.max(1, found)) / Math.log(all));
	}
	/** The words of each name of a document, weighed. */
	nameWords(at) {
		const known = this.#nameWords.get(at);
		if (known) return known;
		const near = new Set((this.#docs[at]?.where ?? []).flatMap((text) => words(foldName(text))));
		const weighed = (this.#docs[at]?.names ?? []).map((name) => {
			const aside = new Set([...name.matchAll(/\(([^)]*)\)/g)].flatMap(([, inner = ""]) => words(foldName(inner))));
			return words(foldName(name)).map((text) => {
				const needless = aside.has(text) || near.has(text);
				const common = kindsOfWord(text) !== null || isArticle(text);
				const part = needless ? CALIBRATION.needlessWord : common ? CALIBRATION.commonWord : 1;
				return {
					text,
					weight: this.weight(text) * part,
					needless,
					telling: !needless && !common
				};
			});
		});
		if (this.#nameWords.size >= MOST_REMEMBERED) this.#nameWords.clear();
		this.#nameWords.set(at, weighed);
		return weighed;
	}
	contextWords(at) {
		const known = this.#contextWords.get(at);
		if (known) return known;
		const found = new Set([...this.#docs[at]?.where ?? [], ...this.#docs[at]?.context ?? []].flatMap((text) => words(foldName(text))));
		if (this.#contextWords.size >= MOST_REMEMBERED) this.#contextWords.clear();
		this.#contextWords.set(at, found);
		return found;
	}
	/** Documents that may be meant by some of the words, each once; the last word may still be typed. */
	candidates(tokens, open) {
		const matches = tokens.map((token, at) => new TokenMatches(token, this.#names, this.#context, open && at === tokens.length - 1, true));
		const found = /* @__PURE__ */ new Set();
		const [driver, ...others] = matches.toSorted((a, b) => a.size - b.size);
		if (driver && driver.size > 0) for (const doc of driver.docs()) {
			if (others.every((other) => other.weightIn(doc) !== 0) && matches.some((each) => each.weightIn(doc) > 0)) found.add(doc);
			if (found.size >= CANDIDATES.all) break;
		}
		const rare = matches.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size);
		for (const token of rare.slice(0, RARE_WORDS)) {
			let taken = 0;
			let seen = 0;
			for (const doc of token.docs()) {
				seen += 1;
				if (token.weightIn(doc) > 0) {
					found.add(doc);
					taken += 1;
				}
				if (taken >= CANDIDATES.rare || seen >= 20 * CANDIDATES.rare) break;
			}
		}
		return [...found];
	}
};
/** Weighed names kept for the next text; looked-at documents are few thousands at a time. */
var MOST_REMEMBERED = 2e4;
var ARTICLES = new Set(words("the a an of at in and de la le les el los las del der die das du des da do dos di il lo y e et und"));
var isArticle = (word) => ARTICLES.has(word);
// src/search/areas.ts
/** Two-letter words of several languages that are codes of states and countries too. */
var NO_CODES = new Set("in me de la co id al or hi ok oh ma pa no is it at be by to so us my am as do es et li lu mu sa st se su un va".split(" "));
var LONGEST = 5;
var CITIES_OF_A_NAME = 12;
/** How far a city reaches, metres by population; a suburb's stadium is the city's to its visitors. */
var reachOf = ({ population }) => population > 1e6 ? 6e4 : population > 1e5 ? 4e4 : 25e3;
/** A city this large in a text is meant as a city, people. */
var SURELY_A_CITY = 1e5;
/** How near "near" a named place is, metres. */
var NEAR_PLACE = {
	airport: 2e4,
	neighbourhood: 6e3,
	station: 5e3,
	venue: 5e3,
	place: 5e3
};
/** A state's stadium may be served by a city across its border, metres. */
var BORDER = 25e3;
var POSTCODE_MARGIN = 3e3;
/** Reads what parts of a text can say of where a place is. */
var Areas = class {
	#gazetteer;
	#index;
	#postcodes;
	constructor(gazetteer, index, postcodes) {
		this.#gazetteer = gazetteer;
		this.#index = index;
		this.#postcodes = postcodes;
	}
	/** Every run of words that names somewhere, the longest first. */
	read(all) {
		const found = [];
		for (let length = Math.min(LONGEST, all.length); length > 0; length -= 1) for (let from = 0; from + length <= all.length; from += 1) {
			const run = all.slice(from, from + length);
			if (run[0]?.free && length === 1 && !run[0].capitals) continue;
			found.push(...this.#areasOf(all, run, {
				from,
				to: from + length
			}));
		}
		return found;
	}
	#areasOf(all, run, span) {
		const key = run.map(({ text }) => text).join(" ");
		const found = [];
		const add = (kind, label, strict, holds, cities = []) => found.push({
			...span,
			kind,
			label,
			strict,
			holds,
			cities
		});
		const code = key.length === 2;
		const last = span.to === all.length && span.from > 0;
		const regions = code && !run[0]?.capitals && NO_CODES.has(key) ? [] : regionsOf(key);
		if (regions.length > 0) add("region", key, !code || last && run[0]?.capitals === true, (place, point) => regions.some((region) => this.#isIn(region, place, point)));
		const cities = key.length > 2 || /[^\x20-\x7e]/.test(key) ? this.#gazetteer.named(key) : [];
		if (cities.length > 0) {
			const known = cities.slice(0, CITIES_OF_A_NAME);
			add("city", known[0]?.name ?? key, (known[0]?.population ?? 0) >= SURELY_A_CITY, (place, point) => known.some((city) => between(city, point) <= reachOf(city) || "city" in place.row && place.row.city === city.name && place.row.country === city.country), known);
		}
		const near = this.#index.whole(key).slice(0, 20).flatMap((at) => this.#index.doc(at)?.item ?? []).filter(({ kind }) => NEAR_PLACE[kind] !== void 0);
		if (near.length > 0) add("place", key, false, (_, point) => near.some(({ kind, row }) => between(row, point) <= (NEAR_PLACE[kind] ?? 0)));
		const codes = /\d/.test(key) && run.length <= 2 ? postcodesIn(this.#postcodes, key) : [];
		if (codes.length > 0) add("postcode", key, false, (_, point) => codes.some((each) => between(each, point) <= each.precision + POSTCODE_MARGIN));
		return found;
	}
	#isIn(region, { kind, row }, point) {
		if (row.country !== region.country) return false;
		if (region.admin1 === null) return true;
		if (kind === "city") return row.admin1 === region.admin1;
		return this.#gazetteer.around(point, BORDER).some(({ country, admin1 }) => country === region.country && admin1 === region.admin1);
	}
};
/** Rows of a code as people write it: whole, with its country before it, or longer than the list holds it. */
function postcodesIn(postcodes, key) {
	const text = key.replace(/\s/g, "");
	if (/^\d{1,2}$/.test(text)) return [];
	const whole = postcodes.find(text);
	if (whole.length > 0) return whole;
	const british = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/.exec(text)?.[1];
	if (british) return postcodes.find(british, "GB");
	if (/^\d{7}$/.test(text)) return postcodes.find(text.slice(0, 3), "JP");
	if (/^\d{6}$/.test(text)) return postcodes.find(text.slice(0, 2), "SG");
	const prefixed = /^([a-z]{1,2})(\d{4,6})$/.exec(text);
	if (prefixed) {
		const country = {
			d: "DE",
			a: "AT",
			f: "FR",
			e: "ES"
		}[prefixed[1] ?? ""] ?? (prefixed[1] ?? "").toUpperCase();
		return postcodes.find(prefixed[2] ?? "", country);
	}
	return [];
}
// src/search/codes.ts
var NUMBER$1 = String.raw`([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*`;
var PAIR = new RegExp(String.raw`^\(?\s*${NUMBER$1}([NS])?\s*[,;\s]\s*${NUMBER$1}([EW])?\s*\)?$`, "i");
var DEGREES = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2}(?:\.\d{1,6})?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d{1,6})?)\s*(?:"|″|”|'')\s*)?`;
var DMS = new RegExp(String.raw`^${DEGREES}([NS])\s*[,;]?\s*${DEGREES}([EW])$`, "i");
function checked(lat, lon) {
	if (!(Math.abs(lat) <= 90)) return {
		ok: false,
		reason: "A latitude lies between -90 and 90"
	};
	if (!(Math.abs(lon) <= 180)) return {
		ok: false,
		reason: "A longitude lies between -180 and 180"
	};
	return {
		ok: true,
		point: {
			lat,
			lon
		}
	};
}
var degrees = (whole = "", minutes = "0", seconds = "0") => Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
/**
* "lat, lon" in decimal degrees or in degrees, minutes and seconds, with or without space, degree sign or hemisphere
* letters. Null when the text is no pair of numbers at all; a pair out of range says so instead of being looked up as a
* name.
*/
function readCoordinates(text) {
	const plain = text.trim().replace(/[−–]/g, "-");
	const dms = DMS.exec(plain);
	if (dms) {
		const [, d, m, s, ns = "", d2, m2, s2, ew = ""] = dms;
		return checked(degrees(d, m, s) * (/s/i.test(ns) ? -1 : 1), degrees(d2, m2, s2) * (/w/i.test(ew) ? -1 : 1));
	}
	const match = PAIR.exec(plain);
	if (!match) return null;
	const [, latText = "", ns = "", lonText = "", ew = ""] = match;
	if (!/[,;]/.test(plain) && !latText.includes(".") && !lonText.includes(".") && !ns && !ew) return null;
	return checked(Number(latText) * (/s/i.test(ns) ? -1 : 1), Number(lonText) * (/w/i.test(ew) ? -1 : 1));
}
var DECIMAL = String.raw`(-?\d{1,3}\.\d{1,12})`;
/** Where the usual map sites put the point in their addresses, the place before the middle of the picture. */
var MAP_LINKS = [
	new RegExp(String.raw`!3d${DECIMAL}!4d${DECIMAL}`),
	new RegExp(String.raw`[?&](?:q|query|ll|sll|destination|daddr|center|to|mlat)=(?:loc:)?${DECIMAL}(?:,|%2C|&mlon=)${DECIMAL}`, "i"),
	new RegExp(String.raw`@${DECIMAL},${DECIMAL}`),
	new RegExp(String.raw`#map=\d{1,2}(?:\.\d+)?/${DECIMAL}/${DECIMAL}`),
	new RegExp(String.raw`[?&]cp=${DECIMAL}~${DECIMAL}`),
	new RegExp(String.raw`^geo:${DECIMAL},${DECIMAL}`, "i")
];
/** The point a link to a map shows; null for other links and for short ones, which only their maker can read. */
function readMapLink(text) {
	for (const pattern of MAP_LINKS) {
		const [, lat, lon] = pattern.exec(text) ?? [];
		const read = lat !== void 0 && lon !== void 0 ? checked(Number(lat), Number(lon)) : null;
		if (read?.ok) return read.point;
	}
	return null;
}
var isLink = (text) => /^\s*(?:https?:\/\/|geo:|www\.)\S+\s*$/i.test(text);
var isWhat3Words = (text) => /^\s*(?:\/\/\/)?\p{L}+[.。]\p{L}+[.。]\p{L}+\s*$/u.test(text);
var plusCodes = new OpenLocationCode();
var PLUS_CODE = /(?<![\p{L}\d+])([23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,4})(?![\p{L}\d+])/iu;
/** A Plus Code (open location code) in a text, whole ("4RJ65XHH+95") or short with its town ("5XHH+95 Melbourne"). */
function readPlusCode(text) {
	const match = PLUS_CODE.exec(text);
	const code = match?.[1]?.toUpperCase();
	if (code === void 0 || !plusCodes.isValid(code)) return null;
	return {
		rest: text.replace(match?.[1] ?? "", " ").trim(),
		pointNear(reference) {
			const short = plusCodes.isShort(code);
			if (short && !reference) return null;
			const full = short && reference ? plusCodes.recoverNearest(code, reference.lat, reference.lon) : code;
			const area = plusCodes.decode(full);
			const metres = Math.round((area.latitudeHi - area.latitudeLo) * 111195);
			return {
				lat: area.latitudeCenter,
				lon: area.longitudeCenter,
				precision: metres
			};
		}
	};
}
// src/search/name-match.ts
/** Misspelt letters allowed in a word; never in numbers, which are codes or houses. */
function allowedEdits(word, alone) {
	if (/\d/.test(word) || word.length <= (alone ? 4 : 3)) return 0;
	return word.length <= 7 ? 1 : 2;
}
/** Edits between two words, two letters the wrong way round as one; Infinity when more than allowed. */
function edits(typed, word, alone = false) {
	const allowed = allowedEdits(typed, alone);
	if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return Number.POSITIVE_INFINITY;
	if (typed[0] !== word[0] && typed.length < 8) return Number.POSITIVE_INFINITY;
	const found = distance(typed, word);
	if (found <= allowed) return found;
	return found === allowed + 1 && isSwap(typed, word) ? allowed : Number.POSITIVE_INFINITY;
}
function isSwap(a, b) {
	if (a.length !== b.length) return false;
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
/** Whether these are the words from one on, without a gap. */
var isRun = (used, from) => [...used].every((index) => index >= from && index < from + used.size);
/** How a name accounts for the words of a query; each word of either is used once, in any order. */
function matchName(query, name) {
	const used = /* @__PURE__ */ new Set();
	const matched = /* @__PURE__ */ new Set();
	const misspelt = /* @__PURE__ */ new Map();
	let typed = 0;
	let wrong = 0;
	let unfinished = 0;
	const take = (at, index, part) => {
		used.add(index);
		matched.add(at);
		typed += (name[index]?.weight ?? 0) * part;
	};
	const pass = (fits, note) => {
		for (const [at, word] of query.entries()) {
			if (matched.has(at)) continue;
			let best = -1;
			let bestPart = 0;
			for (const [index, { text }] of name.entries()) {
				if (used.has(index)) continue;
				const part = fits(word, text);
				if (part > bestPart) [best, bestPart] = [index, part];
			}
			if (best < 0) continue;
			take(at, best, bestPart);
			if (note) {
				misspelt.set(at, name[best]?.text ?? "");
				wrong += (1 - bestPart) * word.text.length;
			} else if (bestPart < 1) unfinished += 1;
		}
	};
	pass((word, other) => word.text === other ? 1 : 0, false);
	pass((word, other) => word.open && other.startsWith(word.text) ? word.text.length / other.length : 0, false);
	pass((word, other) => {
		const wrong = word.spelt ? Number.POSITIVE_INFINITY : edits(word.text, other, query.length === 1);
		return Number.isFinite(wrong) && wrong > 0 ? 1 - CALIBRATION.typo * wrong / word.text.length : 0;
	}, true);
	if (matched.size === 0) return null;
	const letters = [...matched].reduce((sum, at) => sum + (query[at]?.text.length ?? 0), 0);
	const total = name.reduce((sum, { weight }) => sum + weight, 0);
	const first = name.findIndex(({ needless }) => !needless);
	const isWhole = name.every(({ needless }, index) => needless || used.has(index));
	return {
		matched,
		share: total === 0 ? 0 : Math.min(1, typed / total),
		whole: isWhole && unfinished === 0,
		everyWord: used.size === name.length && unfinished === 0 && misspelt.size === 0,
		telling: used.size === name.length || [...used].some((index) => name[index]?.telling === true),
		begins: unfinished === 0 && misspelt.size === 0 && (isRun(used, 0) || isRun(used, first)),
		misspelt,
		quality: 1 - wrong / letters
	};
}
// src/search/house-number.ts
var NUMBER = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|\p{L})(?![\p{L}\d]))?(?:\s?[-/]\s?\d{1,5}(?:\s?\p{L}(?![\p{L}\d]))?){0,2}(?![\p{L}\d])`;
/** House numbers wherever they stand in a text. */
var HOUSE_NUMBER = new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}`, "giu");
var PARTS = /^(\d{1,5})\s?(bis|ter|quater|\p{L})?(?:\s?[-/]\s?(\d{1,5})\s?(\p{L})?)?(?:\s?[-/]\s?(\d{1,5}))?/iu;
function readHouseNumber(text) {
	const match = PARTS.exec(text.trim().replace(/[–—]/g, "-"));
	if (!match) return null;
	const [, first = "", letter = "", second, , third] = match;
	if (third !== void 0 && second !== void 0) return {
		from: Number(first),
		to: Number(first),
		letter: "",
		block: `${first}-${second}-${third}`
	};
	const numbers = [Number(first), Number(second ?? first)];
	return {
		from: Math.min(...numbers),
		to: Math.max(...numbers),
		letter: letter.toLowerCase(),
		block: ""
	};
}
/**
* Whether a house that is asked for is the one known: its number is the known one or within its range on that side of
* the street. Letters have to be equal, and a Japanese block is one number.
*/
function isSameHouse(asked, known) {
	if (asked.block !== "" || known.block !== "") return asked.block === known.block;
	return asked.letter === known.letter && asked.from >= known.from && asked.to <= known.to && (asked.from - known.from) % 2 === 0 && (asked.to - asked.from) % 2 === 0;
}
/** How far apart two numbers are in a street; the same number with another letter is nearest. */
var numbersApart = (a, b) => Math.max(0, b.from - a.to, a.from - b.to) + ((a.from - b.from) % 2 === 0 ? 0 : .5);
// src/search/streets.ts
/** One spelling for the words of streets that are written short or long; "St" is both "Street" and "Saint". */
var SHORT = Object.fromEntries(`street=st str=st saint=st strasse=st avenue=av ave=av avda=av avinguda=av avenida=av road=rd boulevard=bd blvd=bd boul=bd bvd=bd
  bulevar=bd drive=dr highway=hwy place=pl placa=pl plaza=pl plz=pl platz=pl lane=ln court=ct square=sq terrace=tce ter=tce parade=pde
  crescent=cres quay=qy quai=qy parkway=pkwy calle=c carrer=c passeig=pg paseo=pg rue=r chemin=ch rambla=rbla mount=mt north=n south=s
  east=e west=w promenade=prom esplanade=esp gardens=gdns close=cl alley=al expressway=expy circuit=cct`.split(/\s+/).map((pair) => pair.split("=")));
var PARTICLES = new Set(words("de la du des d l le les del dels di da do dos das der den the of"));
/** Words that make a text a street's even where the street is not known. */
var STREET_WORD = /^(?:street|st|road|rd|avenue|ave|av|avda|avinguda|avenida|boulevard|blvd|bd|lane|ln|drive|dr|place|pl|parade|pde|terrace|tce|highway|hwy|way|quay|quai|crescent|cres|esplanade|court|ct|parkway|rue|calle|carrer|passeig|paseo|strasse|str|platz|weg|via|viale|piazza|rua|chemin|allee|ulica|turn|walk|gasse)$|(?:strasse|str|gasse|katu|tie|kuja|gatan|vagen|straat|laan|gade|gata|vej)$/;
var isStreetWord = (word) => word.length > 1 && STREET_WORD.test(word);
/** "c/ Mallorca", "Hauptstr." and "Hauptstraße" spelt alike. */
function streetKey(text) {
	return words(fold(text.replace(/\bc\/\s*/i, "carrer "))).map((word) => /[a-z]{3,}strasse$/.test(word) ? word.replace(/strasse$/, "str") : SHORT[word] ?? word).filter((word) => !PARTICLES.has(word)).join(" ");
}
var LEADING = new RegExp(String.raw`^${HOUSE_NUMBER.source}\s+(?=\p{L})`, "iu");
var TRAILING = new RegExp(String.raw`\s${HOUSE_NUMBER.source}$`, "iu");
/** A row's street and house number; the number stands first or last, as its country writes it. */
function splitName(name) {
	const first = LEADING.exec(name)?.[0];
	if (first) return {
		street: name.slice(first.length),
		number: readHouseNumber(first)
	};
	const last = TRAILING.exec(name)?.[0];
	return last ? {
		street: name.slice(0, -last.length),
		number: readHouseNumber(last)
	} : {
		street: name,
		number: null
	};
}
var UNIT = /(?<![\p{L}\d])(?:(?:unit|apt|apartment|suite|ste|level|lvl|floor|shop|lot|room|flat|kiosk|tenancy|tower|building|bldg|piso|planta|etage|og)\s*#?\d{1,4}[a-z]?|#\d{1,3}-\d{1,4}|\d{1,3}(?:st|nd|rd|th)\s+floor)(?![\p{L}\d]),?/giu;
/** Stair and flat after the number, as in Helsinki ("30 A 5"). */
var STAIR = /(?<=\d)\s+[a-z]\s+\d{1,3}(?=\s|,|$)/giu;
var UNIT_BEFORE = /(?<![\p{L}\d/])\d{1,4}[a-z]?\s?\/\s?(?=\d{1,5}[a-z]?(?:-\d{1,5})?\s+\p{L})/giu;
var LONGEST_STREET = 7;
/** Streets that begin with what is being typed. */
var MOST_BEGINNING = 12;
/** Streets by their name, however it is abbreviated, with the numbers known in each. */
var StreetIndex = class {
	#streets = /* @__PURE__ */ new Map();
	#keys;
	#cities;
	constructor(rows, mapped) {
		const open = /* @__PURE__ */ new Map();
		for (const row of rows) {
			const { street, number } = splitName(row.name);
			const key = streetKey(street);
			if (key === "" || key === streetKey(row.city)) continue;
			const of = `${key}|${row.city}|${row.country}`;
			let known = open.get(of);
			if (!known) open.set(of, known = {
				row: null,
				houses: [],
				key,
				name: street.trim(),
				city: row.city,
				country: row.country
			});
			if (number) known.houses.push({
				number,
				row
			});
			else known.row ??= row;
		}
		for (const street of open.values()) {
			const same = this.#streets.get(street.key);
			if (same) same.push(street);
			else this.#streets.set(street.key, [street]);
		}
		this.#keys = [...this.#streets.keys()].sort();
		this.#cities = mapped;
	}
	/** Whether the streets of a city are imported, so that a missing one is not there. */
	isMapped(city, country) {
		return this.#cities.has(`${city}|${country}`);
	}
	named(key) {
		return this.#streets.get(key) ?? [];
	}
	/** Streets whose name begins so, for a text that is still typed. */
	beginning(key) {
		if (key.length < 4) return [];
		let low = 0;
		let high = this.#keys.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((this.#keys[middle] ?? "") < key) low = middle + 1;
			else high = middle;
		}
		const found = [];
		for (let at = low; found.length < MOST_BEGINNING && this.#keys[at]?.startsWith(key); at += 1) found.push(...this.named(this.#keys[at] ?? ""));
		return found.slice(0, MOST_BEGINNING);
	}
	/** The longest street that stands beside each number of a text; best reading first. */
	read(text) {
		const plain = text.normalize("NFKC").replace(/[–—]/g, "-").replace(UNIT, " ").replace(/\bc\/\s*/gi, "carrer ").replace(UNIT_BEFORE, "").replace(STAIR, "");
		const found = [];
		for (const match of plain.matchAll(HOUSE_NUMBER)) for (const typed of spellings(match[0])) {
			const number = readHouseNumber(typed);
			if (!number) continue;
			const before = tokens(plain.slice(0, match.index));
			const after = tokens(plain.slice(match.index + typed.length));
			for (let length = Math.min(LONGEST_STREET, after.length); length > 0; length -= 1) {
				const streets = this.named(streetKey(after.slice(0, length).join(" ")));
				if (streets.length === 0) continue;
				const rest = [...before, ...after.slice(length)].join(" ");
				found.push({
					number,
					typed: typed.trim(),
					streets,
					rest,
					length
				});
				break;
			}
			for (let length = Math.min(LONGEST_STREET, before.length); length > 0; length -= 1) {
				const streets = this.named(streetKey(before.slice(-length).join(" ")));
				if (streets.length === 0) continue;
				const rest = [...before.slice(0, -length), ...after].join(" ");
				found.push({
					number,
					typed: typed.trim(),
					streets,
					rest,
					length
				});
				break;
			}
		}
		return found.toSorted((a, b) => b.length - a.length);
	}
	/** A street without a number: the longest run of words that is one. */
	readStreet(text) {
		const all = tokens(text);
		for (let length = Math.min(LONGEST_STREET, all.length); length > 0; length -= 1) for (let from = 0; from + length <= all.length; from += 1) {
			const streets = this.named(streetKey(all.slice(from, from + length).join(" ")));
			const rest = [...all.slice(0, from), ...all.slice(from + length)].join(" ");
			if (streets.length > 0) return {
				number: null,
				typed: "",
				streets,
				rest
			};
		}
		return null;
	}
};
var tokens = (text) => words(fold(text));
/** "14 B" may be a number with a letter, or a number before a word of one letter. */
function spellings(typed) {
	const bare = /^\d+/.exec(typed)?.[0] ?? typed;
	return /^\d+\s\p{L}$/u.test(typed) ? [typed, bare] : [typed];
}
/** The houses of a street that have the number asked for; the one that has it alone before a range. */
var housesAt = (street, number) => street.houses.filter((house) => isSameHouse(number, house.number)).toSorted((a, b) => a.number.to - a.number.from - (b.number.to - b.number.from));
/** The known houses of a street whose numbers come next, nearest first. */
var nearestHouses = (street, number, most) => street.houses.toSorted((a, b) => numbersApart(number, a.number) - numbersApart(number, b.number)).slice(0, most);
// src/search/resolver.ts
var NOTES = {
	tour: "We don’t list artists’ tours yet. Enter the venue or its address.",
	link: "A link like this can’t be read here. Enter the name of the venue or its address.",
	what3words: "We don’t read what3words. Enter an address, or “lat, lon”.",
	nothing: (text) => `We found no place for “${text}”. Try the venue, the city or a street address.`,
	empty: "Enter an event, a venue, a city or an address.",
	misspelt: (typed, read) => `We read “${typed}” as “${read}”.`,
	team: (name, venue) => `We took the venue of ${name}: ${venue}.`,
	leftOut: (left) => `We left out “${left}”.`,
	outside: (name, area) => `We know no ${name} in ${area}.`,
	noStreets: (city) => `We don’t have the streets of ${city} yet, so we can’t place this address. Choose the neighbourhood or a venue close to it.`,
	noStreet: (city) => `We don’t know this street in ${city}. Choose something close to it.`,
	noSuchStreet: "We don’t know this street. Add its city, or choose something close to it.",
	noNumber: (typed, street) => `We don’t know a number ${typed} in ${street}. These are the nearest we know.`,
	farPostcode: (code) => `The postcode ${code} is somewhere else.`,
	shortCode: "A short Plus Code needs its town: “5XHH+95 Melbourne”."
};
var KINDS_OF_CATEGORY = {
	sports: [
		"event",
		"team",
		"venue"
	],
	music: ["event", "venue"],
	business: ["event", "venue"]
};
/** Within so many metres two candidates are one place to somebody who looks for a hotel. */
var EXTENT = {
	city: 12e3,
	neighbourhood: 1200,
	airport: 2500,
	postcode: 1500,
	street: 500,
	event: 400,
	team: 300,
	venue: 300,
	station: 300,
	place: 250,
	hotel: 60,
	address: 20,
	point: 20
};
/** The company is Australian, and so are most of its visitors. */
var HOME = "AU";
var FEWEST = .2;
var NEAREST_NUMBERS = 5;
var POSTCODE_RANK = .9;
/** Airports and stations that "London airport" may mean, metres round the city. */
var SERVES = {
	airport: 8e4,
	station: 12e3
};
var FAMOUS_PLACE = .45;
/** People in a city that is known by a code. */
var SURELY_KNOWN = 5e5;
/** Two letters are short for too much to be one place alone. */
var TOO_SHORT = /^[a-z]{1,2}$/;
/** Turns texts into places: one answer for every field of the site. Built once for a dataset; pure after that. */
var Resolver = class {
	#input;
	#areas;
	#ofKind = {};
	#cities = null;
	constructor(input) {
		this.#input = input;
		this.#areas = new Areas(input.gazetteer, input.index, input.postcodes);
	}
	/** Builds what is otherwise built when first needed, about 0.2 s. */
	warm() {
		this.#input.streets();
		this.#cityIndex();
	}
	resolve(text, options = {}) {
		const plain = tidy(text);
		const code = this.#code(plain);
		if (code) return code;
		const frame = readFrame(plain);
		if (frame.words.filter(({ free }) => !free).length === 0 && !frame.words.some(({ capitals }) => capitals)) return unknown(frame, [NOTES.empty]);
		const query = new Query(frame, this.#areas.read(frame.words), this.#input.index, options.category);
		const address = this.#address(plain, query);
		if (address?.settled) return address.settled;
		const ranked = best([
			...address?.found ?? [],
			...this.#named(query),
			...this.#cityCandidates(query),
			...this.#served(query),
			...this.#postcodes(query)
		]);
		const decided = this.#decide(ranked, query, plain, options);
		if (decided.status === "resolved" || !address?.missing) return decided;
		const top = ranked[0];
		if (top && top.evidence >= CALIBRATION.resolve && top.leftOut.length === 0 && decided.status === "choose") return decided;
		return address.missing(ranked);
	}
	#code(plain) {
		const none = (notes) => unknown(readFrame(""), notes);
		const coordinates = readCoordinates(plain);
		if (coordinates) return coordinates.ok ? alone(this.#point(coordinates.point)) : none([`${coordinates.reason}. Write coordinates as “lat, lon”, for example “-37.8216, 144.9785”.`]);
		if (isLink(plain)) {
			const point = readMapLink(plain);
			return point ? alone(this.#point(point)) : none([NOTES.link]);
		}
		if (isWhat3Words(plain)) return none([NOTES.what3words]);
		const plus = readPlusCode(plain);
		if (!plus) return null;
		const beside = plus.rest === "" ? null : this.resolve(plus.rest);
		const point = plus.pointNear(beside?.place?.result ?? beside?.candidates[0]?.result ?? null);
		return point ? alone(this.#point(point, point.precision)) : none([NOTES.shortCode]);
	}
	#point({ lat, lon }, precision = 0) {
		const city = this.#input.gazetteer.at({
			lat,
			lon
		});
		const near = city ? {
			city: city.name,
			country: city.country
		} : {};
		return sure({
			kind: "point",
			name: `${lat}, ${lon}`,
			...near,
			lat,
			lon,
			precision
		}, null);
	}
	#named(query) {
		const { index } = this.#input;
		const whole = query.wholeKeys().flatMap((key) => [...index.whole(key), ...index.joined(key)]);
		return [.../* @__PURE__ */ new Set([...whole, ...index.candidates(query.telling, true)])].flatMap((doc) => {
			const known = index.doc(doc);
			if (!known) return [];
			let match = null;
			for (const [at, name] of index.nameWords(doc).entries()) {
				const found = matchName(query.words, name);
				if (!found) continue;
				const short = found.begins && isShortForm(known.item, known.rank, found) && query.isAllTold(found);
				const whole = found.everyWord && found.telling && query.tellingIn(found) > 1 && query.isAllTold(found);
				const isHotel = known.item.kind === "hotel";
				const chain = query.isChainOnly(found) && !(isHotel && found.matched.size > 1);
				const each = {
					...found,
					telling: found.telling && !chain,
					quality: found.quality * (at > 0 ? CALIBRATION.alias : 1) * (chain && isHotel ? CALIBRATION.chainAlone : 1),
					...floorOf({
						whole,
						short,
						ofChain: isHotel && found.matched.size > 1 && query.hasChain(found) && query.isAllTold(found)
					})
				};
				if (!match || nameScore(each) > nameScore(match)) match = each;
			}
			if (known.item.kind === "airport" && known.item.row.size !== "small" && query.isCode(known.item.row.iata)) match = sureMatch(query);
			if (!match && query.joinedKey !== null && index.joined(query.joinedKey).includes(doc)) match = sureMatch(query);
			if (!match) return [];
			const context = index.contextWords(doc);
			if (!match.whole && [...match.matched].every((word) => context.has(query.words[word]?.text ?? ""))) return [];
			return query.weigh(known.item, known.rank, match, context) ?? [];
		});
	}
	#cityCandidates(query) {
		const found = [];
		const none = /* @__PURE__ */ new Set();
		const add = (row, match) => {
			const weighed = query.weigh({
				kind: "city",
				row
			}, this.#rankOf(row), match, none);
			if (weighed) found.push(weighed);
		};
		for (const { from, to, cities } of query.areas) {
			const matched = new Set(Array.from({ length: to - from }, (_, at) => from + at));
			const key = query.words.slice(from, to).map(({ text }) => text).join(" ");
			for (const row of cities) {
				const quality = cityNameQuality(key, row);
				add(row, {
					matched,
					share: 1,
					whole: true,
					everyWord: true,
					telling: true,
					begins: true,
					misspelt: /* @__PURE__ */ new Map(),
					quality
				});
			}
		}
		const key = query.words.map(({ text }) => text).join(" ");
		if (key.length >= 3) {
			const all = new Set(query.words.keys());
			for (const row of this.#input.gazetteer.startingWith(key, 6)) {
				const share = Math.min(1, key.length / Math.max(1, fold(row.name).length));
				if (share < 1) add(row, {
					matched: all,
					share,
					whole: false,
					everyWord: false,
					telling: true,
					begins: false,
					misspelt: /* @__PURE__ */ new Map(),
					quality: 1
				});
			}
		}
		if (found.some(({ evidence }) => evidence >= CALIBRATION.resolve)) return found;
		const cities = this.#cityIndex();
		for (const doc of cities.candidates(query.misspelt, false)) {
			const known = cities.doc(doc);
			const name = cities.nameWords(doc)[0];
			const match = name ? matchName(query.words, name) : null;
			if (known?.item.kind === "city" && match && match.misspelt.size > 0) add(known.item.row, match);
		}
		return found;
	}
	#rankOf = (city) => cityRank(city) + (city.country === HOME || this.#input.eventCities.has(`${city.name}|${city.country}`) ? CALIBRATION.ownCity : 0);
	#cityIndex = () => this.#cities ??= new NameIndex(cityDocs(this.#input.gazetteer.cities));
	#served(query) {
		const { index } = this.#input;
		const kind = ["airport", "station"].find((each) => query.asksFor(each));
		const area = query.areas.find(({ cities }) => cities.length > 0);
		if (!kind || !area) return [];
		if (!query.words.every(({ text, free }, at) => free || at >= area.from && at < area.to || kindsOfWord(text)?.has(kind) === true)) return [];
		const [city] = area.cities;
		if (!city) return [];
		return (this.#ofKind[kind] ??= index.where((item) => item.kind === kind).flatMap((doc) => index.doc(doc) ?? [])).filter(({ item }) => between(item.row, city) <= SERVES[kind]).slice(0, 6).map(({ item, rank }) => candidate(item, .9, rank));
	}
	#postcodes(query) {
		const found = [];
		for (let length = 2; length > 0; length -= 1) for (let from = 0; from + length <= query.words.length; from += 1) {
			const run = query.words.slice(from, from + length);
			if (!run.some(({ text }) => /\d/.test(text))) continue;
			const key = run.map(({ text }) => text).join(" ");
			if (/^\d+ \d+$/.test(key) && !/^\d{3} \d{2}(?:\d{2})?$/.test(key)) continue;
			for (const area of postcodesIn(this.#input.postcodes, key)) {
				const row = {
					...area,
					id: "",
					name: area.code,
					altNames: [],
					city: area.place,
					address: null,
					website: null
				};
				const match = {
					matched: new Set(Array.from({ length }, (_, at) => from + at)),
					share: 1,
					whole: true,
					everyWord: true,
					telling: true,
					begins: true,
					misspelt: /* @__PURE__ */ new Map(),
					quality: 1
				};
				const weighed = query.weigh({
					kind: "place",
					row
				}, POSTCODE_RANK, match, new Set(words(fold(area.place))));
				if (weighed) found.push({
					...weighed,
					named: null,
					result: postcodeResult(area)
				});
			}
		}
		return found;
	}
	#address(plain, query) {
		const streets = this.#input.streets();
		const notes = [];
		const near = [];
		for (const { number, typed, streets: named, rest } of streets.read(plain)) {
			if (!number) continue;
			const around = this.#restOf(rest);
			const fitting = named.filter((street) => around.fits(street));
			if (fitting.length === 0) continue;
			const houses = fitting.flatMap((street) => housesAt(street, number).slice(0, 1));
			if (houses.length > 0) {
				if (around.unexplained.length > 1 || around.unexplained[0]?.length === 1) {
					near.push(...houses.map(({ row }) => address(row)));
					notes.push(NOTES.noNumber(`${typed} ${around.unexplained.join(" ")}`, streetName(fitting[0])));
					continue;
				}
				return { settled: settle(best(houses.map(({ row }) => address(row))), around.unexplained.length > 0 ? [NOTES.leftOut(around.unexplained.join(" "))] : [], query.frame, around.labels) };
			}
			if (around.unexplained.length > 0) continue;
			const [street] = fitting;
			if (!street) continue;
			const known = nearestHouses(street, number, NEAREST_NUMBERS).map(({ row }) => address(row));
			const whole = street.row ? [address(street.row)] : [];
			if (known.length + whole.length === 0) continue;
			if (near.length === 0) notes.push(NOTES.noNumber(typed, streetName(street)));
			near.push(...known, ...whole);
		}
		if (near.length > 0) return { settled: choose(near.slice(0, 6), near, notes, query.frame, []) };
		const street = streets.readStreet(query.words.map(({ text }) => text).join(" "));
		if (street) {
			const around = this.#restOf(street.rest);
			const fitting = street.streets.filter((each) => around.fits(each) && each.row);
			if (fitting.length > 0 && around.unexplained.length === 0) return { found: fitting.flatMap(({ row }) => row ? [address(row, STREET_RANK)] : []) };
		}
		if (!looksLikeAddress(plain, query)) return null;
		return { missing: (ranked) => this.#missingAddress(query, ranked) };
	}
	/** What stands round the street and number: the areas a street has to be in, and words that say nothing. */
	#restOf(rest) {
		const frame = readFrame(rest);
		const areas = this.#areas.read(frame.words).filter(({ strict, cities }) => strict || cities.length > 0 || /\d/.test(rest));
		const pointOf = (street) => street.row ?? street.houses[0]?.row ?? null;
		const covered = /* @__PURE__ */ new Set();
		const used = [];
		for (const area of areas) {
			const run = Array.from({ length: area.to - area.from }, (_, at) => area.from + at);
			if (run.some((at) => covered.has(at))) continue;
			for (const at of run) covered.add(at);
			used.push(area);
		}
		const together = (area) => areas.filter(({ from, to }) => from === area.from && to === area.to);
		return {
			fits: (street) => {
				const row = pointOf(street);
				return row !== null && used.every((area) => together(area).some((each) => each.holds({
					kind: "street",
					row
				}, row)));
			},
			labels: used.map(({ label }) => label),
			unexplained: frame.words.filter(({ text, free }, at) => !free && !covered.has(at) && !/^\d{4,7}$/.test(text)).map(({ text }) => text)
		};
	}
	#missingAddress(query, ranked) {
		const city = query.areas.flatMap(({ cities }) => cities.slice(0, 1)).toSorted((a, b) => b.population - a.population)[0];
		const mapped = city && this.#input.streets().isMapped(city.name, city.country);
		const note = city ? mapped ? NOTES.noStreet(city.name) : NOTES.noStreets(city.name) : NOTES.noSuchStreet;
		const areas = ranked.filter(({ result, outside }) => outside === null && (result.kind === "city" || result.kind === "neighbourhood" || result.kind === "postcode") && (!city || between(result, city) < EXTENT.city * 2));
		return {
			...unknown(query.frame, [note]),
			candidates: areas.slice(0, 6),
			ranked: areas
		};
	}
	#decide(ranked, query, plain, options) {
		const inside = ranked.filter(({ outside }) => outside === null);
		const isHalfSpelt = ({ misspelt }) => misspelt.length < query.telling.length;
		const fitting = inside.filter((each) => each.evidence >= CALIBRATION.offer && (isHalfSpelt(each) || rankOf(each) >= CALIBRATION.misspeltOffer));
		const top = ownName(fitting, options);
		const labels = query.qualifiers(top ?? null);
		if (!top) {
			const elsewhere = ranked.filter(({ outside, evidence, partly: named, result }) => outside !== null && evidence >= CALIBRATION.resolve && named && result.kind !== "city" && result.kind !== "postcode");
			const [first] = elsewhere;
			if (first && !query.frame.aboutTour) return this.#choose(elsewhere, ranked, [NOTES.outside(first.result.name, first.outside ?? "")], query);
			const note = query.frame.aboutTour || options.category === "music" ? NOTES.tour : NOTES.nothing(shown(plain));
			return {
				...unknown(query.frame, [note]),
				candidates: this.#near(partly(inside)),
				ranked: inside
			};
		}
		if (query.frame.aboutTour && (top.leftOut.length > 0 || top.evidence < CALIBRATION.resolve)) return {
			...unknown(query.frame, [NOTES.tour]),
			ranked: inside
		};
		const first = fitting[0] ?? top;
		const rival = fitting.find((each) => !isSamePlace(first, each) && !isSamePlace(top, each));
		const clear = !rival || first.score - rival.score >= CALIBRATION.margin;
		const trusted = !query.telling.every((word) => TOO_SHORT.test(word)) && (isHalfSpelt(top) || rankOf(top) >= CALIBRATION.misspeltResolve);
		const notes = notesOf(top);
		if (top.evidence >= CALIBRATION.resolve && clear && trusted) return {
			status: "resolved",
			place: top,
			candidates: this.#near(fitting.filter((each) => each !== top).slice(0, 6)),
			ranked: inside,
			notes,
			read: {
				intent: query.frame.intent,
				qualifiers: labels,
				dates: query.frame.dates
			}
		};
		return this.#choose(fitting, inside, readingNotes(top), query);
	}
	#choose(fitting, ranked, notes, query) {
		const [top] = fitting;
		const places = [];
		for (const each of fitting) {
			if (!top || each.score < top.score - CALIBRATION.reach || places.some((other) => isSamePlace(other, each) && other.result.kind !== "city")) continue;
			places.push(each);
		}
		return choose(this.#near(places.slice(0, 6)), ranked, notes, query.frame, query.qualifiers(null));
	}
	#near = (places) => places.map((each) => {
		const near = this.#input.near(each.result, each.result.name);
		return near === null ? each : {
			...each,
			result: {
				...each.result,
				near
			}
		};
	});
};
/** A text with everything known of its words, and what each place is worth by it. */
var Query = class {
	frame;
	words;
	areas;
	/** Words that are looked up; all where every word is a question's. */
	telling;
	/** Words no name has, for typing errors of cities. */
	misspelt;
	joinedKey;
	#weights;
	#total;
	#wanted;
	#category;
	constructor(frame, areas, index, category) {
		this.frame = frame;
		this.areas = areas;
		this.#category = category;
		const last = frame.words.length - 1;
		const inArea = new Set(areas.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
		this.words = frame.words.map((word, at) => ({
			...word,
			spelt: inArea.has(at) || index.isSpelt(word.text),
			open: at === last && word.text.length > 1
		}));
		const telling = this.words.filter(({ free }) => !free).map(({ text }) => text);
		this.telling = telling.length > 0 ? telling : this.words.map(({ text }) => text);
		this.misspelt = this.words.filter(({ free, spelt }) => !free && !spelt).map(({ text }) => text);
		const joined = this.words.map(({ text }) => text).join("");
		this.joinedKey = joined.length >= 8 && this.words.length <= 2 ? joined : null;
		this.#weights = this.words.map(({ text, free }) => free ? 0 : index.weight(text));
		this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0);
		const spoken = this.words.flatMap(({ text }) => isChain(text) ? ["hotel"] : [...kindsOfWord(text) ?? []]);
		if (frame.intent === "near") spoken.splice(0, spoken.length, ...spoken.filter((kind) => kind !== "hotel"));
		this.#wanted = new Set(spoken);
	}
	/** Folded texts that may be the whole of a name. */
	wholeKeys() {
		const key = (list) => list.map(({ text }) => text).join(" ");
		const parts = /* @__PURE__ */ new Map();
		for (const word of this.words) parts.set(word.part, [...parts.get(word.part) ?? [], word]);
		return [.../* @__PURE__ */ new Set([
			key(this.words),
			this.telling.join(" "),
			this.joinedKey ?? "",
			...[...parts.values()].map(key)
		])].filter((each) => each !== "");
	}
	/** Whether every word that tells anything was found. */
	isAllTold = ({ matched }) => this.words.every(({ free }, at) => free || matched.has(at));
	/** Whether a hotel's chain is all that was found of a name. */
	isChainOnly = ({ matched }) => [...matched].every((at) => {
		const word = this.words[at];
		return word === void 0 || word.free || isChain(word.text) || kindsOfWord(word.text) !== null;
	}) && this.hasChain({ matched });
	hasChain = ({ matched }) => [...matched].some((at) => isChain(this.words[at]?.text ?? ""));
	tellingIn = ({ matched }) => [...matched].filter((at) => {
		const word = this.words[at];
		return word !== void 0 && !word.free && kindsOfWord(word.text) === null;
	}).length;
	/** Whether the text is an airport's code and nothing else: three capitals. */
	isCode(iata) {
		const [only, ...others] = this.words.filter(({ free }) => !free);
		return others.length === 0 && only?.capitals === true && only.text === iata.toLowerCase();
	}
	asksFor = (kind) => this.#wanted.has(kind);
	qualifiers(top) {
		const name = top ? new Set(words(fold(top.result.name))) : /* @__PURE__ */ new Set();
		return [...new Set(this.areas.filter(({ label }) => !words(fold(label)).every((word) => name.has(word))).map(({ label }) => label))];
	}
	/** What a place is worth; null when the words matched say nothing of it. */
	weigh(item, rank, match, context) {
		const { row } = item;
		const open = new Set([...this.words.keys()].filter((at) => !match.matched.has(at) && this.words[at]?.free !== true));
		let outside = null;
		const covers = ({ from, to }) => {
			let some = false;
			for (let at = from; at < to; at += 1) {
				if (match.matched.has(at)) return false;
				some ||= open.has(at);
			}
			return some;
		};
		const says = ({ kind, cities }) => kind === "region" || (item.kind === "city" ? cities.some(({ population }) => population > item.row.population) : kind === "city" || !byCity);
		const byCity = item.kind !== "city" && "city" in row && isWithin(match, this.words, words(foldName(row.city)));
		for (const area of this.areas) if (covers(area) && says(area) && area.holds(item, row)) for (let at = area.from; at < area.to; at += 1) open.delete(at);
		for (const area of this.areas) if (outside === null && area.strict && covers(area) && isAllOpen(area, open)) {
			outside = area.label;
			for (let at = area.from; at < area.to; at += 1) open.delete(at);
		}
		let cost = 0;
		const leftOut = [];
		for (const at of open) {
			const { text } = this.words[at] ?? { text: "" };
			const kinds = kindsOfWord(text);
			if (context.has(text) || kinds?.has(item.kind) && item.kind !== "place") continue;
			cost += (this.#weights[at] ?? 0) * (kinds ? CALIBRATION.otherKind : 1);
			leftOut.push(text);
		}
		const explained = this.#total === 0 ? 1 : 1 - cost / this.#total;
		const typed = [...match.matched].reduce((sum, at) => sum + (this.#weights[at] ?? 0), 0);
		const own = this.#total === 0 ? 1 : Math.min(1, typed / this.#total);
		const known = "city" in row && row.city === "" ? CALIBRATION.placeless : 1;
		const byTheWay = item.kind === "hotel" && !match.whole && match.floor === void 0 && !this.#wanted.has("hotel") ? CALIBRATION.hotelByTheWay : 1;
		const evidence = explained ** 2 * nameScore(match) * (CALIBRATION.own.any + CALIBRATION.own.all * own) * byTheWay * known;
		if (evidence < FEWEST) return null;
		const misspelt = [...match.misspelt].map(([at, read]) => [this.words[at]?.text ?? "", read]);
		const wanted = this.#isWanted(item) || item.kind === "airport" && item.row.size !== "small" && this.isCode(item.row.iata);
		const partly = match.whole && match.telling && item.kind !== "hotel" && item.kind !== "station";
		return {
			...candidate(item, evidence, rank, wanted),
			misspelt,
			leftOut,
			outside,
			partly
		};
	}
	#isWanted(item) {
		if (this.#wanted.has(item.kind)) return true;
		if (!this.#category || !KINDS_OF_CATEGORY[this.#category].includes(item.kind)) return false;
		return item.kind !== "event" || item.event.category === this.#category;
	}
};
var isWithin = ({ matched }, all, city) => [...matched].every((at) => city.includes(all[at]?.text ?? ""));
var isAllOpen = ({ from, to }, open) => {
	for (let at = from; at < to; at += 1) if (!open.has(at)) return false;
	return true;
};
var sureMatch = ({ words: all }) => ({
	matched: new Set(all.keys()),
	share: 1,
	whole: true,
	everyWord: true,
	telling: true,
	begins: true,
	misspelt: /* @__PURE__ */ new Map(),
	quality: 1
});
/**
* What a name of a city is worth. The gazetteer has codes of airports, districts and translations among the names of small
* towns; another name of a large city, or one that begins alike ("Firenze"), is its own in another language.
*/
function cityNameQuality(key, { name, population }) {
	const own = foldName(name);
	if (`${own} `.startsWith(`${key} `)) return 1;
	const isCode = /^[a-z]{1,3}$/.test(key);
	return own[0] === key[0] && !isCode || population >= SURELY_KNOWN || !/^[\x20-\x7e]*$/.test(key) ? CALIBRATION.alias : CALIBRATION.otherNameOfTown;
}
/** What a name is worth at least by how it was typed: wholly, by its beginning, as a chain and its city. */
var floorOf = (by) => by.whole ? { floor: CALIBRATION.everyWord } : by.short ? { floor: CALIBRATION.beginning } : by.ofChain ? { floor: CALIBRATION.chainInCity } : {};
/** Kinds that people call by the beginning of their name; hotels and shops begin with anything. */
var isShortForm = ({ kind }, rank, { matched }) => {
	if (kind === "airport" || kind === "station") return false;
	if (kind === "hotel") return matched.size > 1;
	return kind !== "place" || rank >= FAMOUS_PLACE;
};
var nameScore = ({ share, whole, telling, quality, floor = 0 }) => Math.max(floor, CALIBRATION.name.any + CALIBRATION.name.share * share + (whole ? CALIBRATION.name.whole : 0)) * quality * (telling ? 1 : CALIBRATION.vague);
var candidate = (named, evidence, rank, wanted = false) => ({
	named,
	result: toResult$1(named),
	evidence,
	score: evidence + CALIBRATION.rank * rank + (wanted ? CALIBRATION.wantedKind : 0),
	misspelt: [],
	leftOut: [],
	outside: null,
	partly: false
});
var STREET_RANK = .3;
var address = (row, rank = STREET_RANK) => candidate({
	kind: /\d/.test(row.name) ? "address" : "street",
	row
}, 1, rank);
function sure(result, named) {
	return {
		named,
		result,
		evidence: 1,
		score: 2,
		misspelt: [],
		leftOut: [],
		outside: null,
		partly: false
	};
}
var alone = (place) => ({
	status: "resolved",
	place,
	candidates: [],
	ranked: [place],
	notes: [],
	read: {
		intent: "name",
		qualifiers: [],
		dates: []
	}
});
var unknown = ({ intent, dates }, notes) => ({
	status: "unknown",
	place: null,
	candidates: [],
	ranked: [],
	notes,
	read: {
		intent,
		qualifiers: [],
		dates
	}
});
var choose = (candidates, ranked, notes, { intent, dates }, qualifiers) => ({
	status: "choose",
	place: null,
	candidates,
	ranked,
	notes,
	read: {
		intent,
		qualifiers,
		dates
	}
});
/** Houses of one address: one, or a question where two cities have it. */
function settle(places, notes, frame, qualifiers) {
	const [top, ...others] = places;
	if (!top) return unknown(frame, notes);
	if (others.filter((each) => between(each.result, top.result) > 200).length > 0) return choose(places.slice(0, 6), places, notes, frame, qualifiers);
	return {
		...alone(top),
		notes,
		read: {
			intent: frame.intent,
			qualifiers,
			dates: frame.dates
		}
	};
}
var notesOf = ({ misspelt, leftOut, result }) => [...result.kind === "team" && result.at !== void 0 ? [NOTES.team(result.name, result.at)] : [], ...readingNotes({
	misspelt,
	leftOut
})];
var readingNotes = ({ misspelt, leftOut }) => [...misspelt.map(([typed, read]) => NOTES.misspelt(typed, read)), ...leftOut.length > 0 ? [NOTES.leftOut(leftOut.join(" "))] : []];
var shown = (text) => text.length > 60 ? `${text.slice(0, 59)}…` : text;
var streetName = (street) => street?.row?.name ?? street?.name ?? "";
/** Best first, each place once. */
function best(found) {
	const seen = /* @__PURE__ */ new Set();
	return found.toSorted((a, b) => b.score - a.score).filter(({ result: { kind, id, name, lat, lon } }) => {
		const key = `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`;
		return !seen.has(key) && seen.add(key);
	});
}
/** Whether a visitor would not care which of two is meant. */
function isSamePlace({ result: a }, { result: b }) {
	const precise = (place) => place.kind === "city" ? 0 : place.precision;
	return between(a, b) <= EXTENT[a.kind] + (b.kind === "city" && a.kind !== "city" ? 0 : EXTENT[b.kind]) + precise(a) + precise(b);
}
var rankOf = ({ score, evidence }) => (score - evidence) / CALIBRATION.rank;
/** Places that a part of the text names wholly: what may be meant where the rest says nothing to us. */
var partly = (ranked) => ranked.filter(({ leftOut, misspelt, partly: named }) => leftOut.length > 0 && misspelt.length === 0 && named).slice(0, 3);
/** The best; a bare name that a city has too means the city, but on the page of a kind of event. */
function ownName(fitting, { category }) {
	const [top] = fitting;
	if (!top || category || !["team", "venue"].includes(top.result.kind)) return top;
	return fitting.find((each) => each.result.kind === "city" && each.evidence >= top.evidence && between(top.result, each.result) <= EXTENT.city) ?? top;
}
/** A number beside a word that only streets have. */
function looksLikeAddress(plain, { words: all }) {
	if (!all.some(({ text }) => isStreetWord(text))) return false;
	return /\d/.test(plain) || all.length >= 2;
}
// src/search/places-index.ts
var byId = (rows) => new Map(rows.map((row) => [row.id, row]));
/** A place people know, and how near it has to be to tell two places of one name apart, metres. */
var KNOWN_INTEREST = 60;
var BESIDE = 2e3;
function landmarkNear(pois, point, name) {
	return pois.near(point, BESIDE, 40, ({ interest, name: own }) => interest >= KNOWN_INTEREST && own !== name).toSorted((a, b) => b.item.interest - a.item.interest)[0]?.item.name ?? null;
}
/** Indexes a dataset and the addresses of the imported extracts: about 0.4 s for the shipped ones. */
function buildPlacesIndex(data, addresses) {
	const gazetteer = new Gazetteer(data.cities, data.cityNames);
	const venueById = byId(data.venues);
	const venueOf = (event) => venueById.get(event.venueId) ?? null;
	const index = new NameIndex(searchDocs(data, venueOf, (name) => gazetteer.named(fold(name)).length > 0));
	const pois = new PointIndex(data.pois);
	let streets;
	const readStreets = () => {
		const mapped = addresses.flat();
		const cities = new Set(mapped.map(({ city, country }) => `${city}|${country}`));
		return new StreetIndex([...mapped, ...knownAddresses(located, mapped)], cities);
	};
	const located = [
		...data.hotels,
		...data.venues,
		...data.pois
	];
	let covered;
	let places;
	const readPlaces = () => {
		const cities = data.cities.map((row) => ({
			kind: "city",
			row
		}));
		return new Map([...index.items(), ...cities].map((item) => [toResult$1(item).id ?? "", item]));
	};
	return {
		data,
		gazetteer,
		resolver: new Resolver({
			index,
			gazetteer,
			postcodes: data.postcodes,
			streets: () => streets ??= readStreets(),
			eventCities: new Set(data.events.flatMap((event) => {
				const venue = venueOf(event);
				return venue ? [`${venue.city}|${venue.country}`] : [];
			})),
			near: (point, name) => landmarkNear(pois, point, name)
		}),
		placeById: (id) => {
			const found = (places ??= readPlaces()).get(id);
			return found ? toResult$1(found) : postcodeById(data.postcodes, id);
		},
		hotels: new PointIndex(data.hotels),
		pois,
		covered: () => covered ??= coveredCities(data, gazetteer),
		hotelById: byId(data.hotels),
		venueById,
		poiById: byId(data.pois),
		eventById: byId(data.events),
		venueOf
	};
}
// ../contracts/src/venues.ts
/** Spec §9: the categories of the venue search. */
var venueCategories = [
	"sight",
	"experience",
	"museum",
	"park",
	"market",
	"view",
	"food",
	"coffee",
	"bar",
	"nightlife"
];
var limitMessage = `Choose a limit from ${limits.venues.min} to ${limits.venues.max}`;
z.object({
	destination: line(200).check(z.minLength(1, "Please enter a destination")),
	categories: z.optional(z.array(z.enum(venueCategories, `Choose categories from ${venueCategories.join(", ")}`)).check(z.maxLength(venueCategories.length, `Give at most ${venueCategories.length} categories`))),
	limit: z._default(z.int(limitMessage).check(z.gte(limits.venues.min, limitMessage), z.lte(limits.venues.max, limitMessage)), limits.venues.default)
});
var venueResult = z.object({
	id: z.string(),
	title: z.string(),
	category: z.enum(venueCategories),
	address: z.nullable(z.string()),
	lat: z.number(),
	lon: z.number(),
	mapLink: z.string(),
	openingHours: z.nullable(z.string()),
	website: z.nullable(z.string()),
	source: z.string()
});
z.object({
	results: z.array(venueResult),
	relaxed: z.boolean(),
	error: z.nullable(z.string()),
	message: z.nullable(z.string()),
	credits: z.array(z.string())
});
// src/search/venues.ts
/** Search radius around a named place and around a city's centre, metres. */
var RADIUS = {
	place: 2e3,
	city: 8e3,
	widened: 15e3
};
/** Interest, less a point for every 200 m of way there. */
var worth = (row) => row.item.interest - row.metres / 200;
/** Places of interest round a point, most interesting first; of all categories when none is named. */
function poisNear({ pois }, point, radius, options = {}) {
	const wanted = options.categories && new Set(options.categories);
	return pois.near(point, radius, Number.POSITIVE_INFINITY, (poi) => !wanted || wanted.has(poi.category)).toSorted((a, b) => worth(b) - worth(a)).slice(0, options.limit).map(({ item }) => item);
}
/** A place as the call answers it; null for the finer categories, which it does not know. */
function toResult({ id, name, category, address, lat, lon, openingHours, website, source }) {
	const known = venueCategories.find((each) => each === category);
	const mapLink = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
	return known ? {
		id,
		title: name,
		category: known,
		address,
		lat,
		lon,
		mapLink,
		openingHours,
		website,
		source
	} : null;
}
/**
* Spec §§3, 7: places of interest near a destination. A request that finds too little is widened (first the distance, then
* the categories) and the answer says so; an uncovered destination gets none and names the nearest covered cities.
*/
function searchVenues(index, request, destination, credits) {
	const { categories = [], limit = limits.venues.default } = request;
	const answer = (results, message) => {
		const shown = results.slice(0, limit);
		const sources = shown.map(({ source }) => source);
		const from = sources.length > 0 ? credits(sources) : [];
		return {
			results: shown,
			relaxed: shown.length > 0 && message !== null,
			error: null,
			message,
			credits: [...from]
		};
	};
	if (!destination) return answer([], `We could not find “${request.destination}”. Check the spelling or try a nearby city.`);
	const { name, centre, point } = destination;
	const near = (radius, wanted) => poisNear(index, point ?? centre, radius, wanted.length > 0 ? { categories: wanted } : {}).flatMap((poi) => toResult(poi) ?? []);
	const first = near(point ? RADIUS.place : RADIUS.city, categories);
	if (first.length >= limit) return answer(first, null);
	const wider = near(RADIUS.widened, categories);
	if (wider.length > first.length) return answer(wider, `Places up to ${RADIUS.widened / 1e3} km away are included.`);
	if (wider.length > 0) return answer(wider, `Only ${wider.length} places are known near ${name}.`);
	const any = categories.length > 0 ? near(RADIUS.widened, []) : [];
	if (any.length > 0) return answer(any, `No ${listed([...new Set(categories)])} is known near ${name}; other places are shown.`);
	return answer([], `We have no places of interest near ${name} yet. The nearest covered cities are ${nearestCovered(index.covered(), centre, "pois")}.`);
}
// src/walking/isochrones.ts
/** Minutes asked for unless told otherwise. */
var ISOCHRONE_MINUTES = [
	5,
	10,
	15,
	20
];
/** Cell of the raster the polygons are drawn from, metres; ground within `OFF_WAY` of a reached way counts as reached. */
var CELL = 20;
var OFF_WAY = 40;
var CIRCLE_POINTS = 64;
/** Metres walked to reach each cell of a square round the centre (Infinity where no way leads), and where a cell lies. */
function rasterise(streets, centre, reached, limit) {
	const plane = planeAt(centre);
	const half = Math.ceil((limit + 80) / CELL);
	const width = 2 * half + 1;
	const metres = new Float64Array(width * width).fill(Number.POSITIVE_INFINITY);
	const x = (lon) => half + plane.x(lon) / CELL;
	const y = (lat) => half + plane.y(lat) / CELL;
	const spread = Math.ceil(OFF_WAY / CELL);
	const mark = (px, py, walked) => {
		const [cx, cy] = [Math.round(px), Math.round(py)];
		for (let dy = -2; dy <= spread; dy += 1) for (let dx = -2; dx <= spread; dx += 1) {
			const column = cx + dx;
			const row = cy + dy;
			if (column < 0 || row < 0 || column >= width || row >= width) continue;
			const off = Math.hypot(column - px, row - py) * CELL;
			const at = row * width + column;
			if (off <= OFF_WAY && walked + off < (metres[at] ?? 0)) metres[at] = walked + off;
		}
	};
	const { graph, metres: lengths } = streets.network;
	for (let edge = 0; edge < graph.from.length; edge += 1) {
		const a = reached[graph.from[edge] ?? 0] ?? Number.POSITIVE_INFINITY;
		const b = reached[graph.to[edge] ?? 0] ?? Number.POSITIVE_INFINITY;
		if (Math.min(a, b) > limit) continue;
		const length = lengths[edge] ?? 0;
		const from = streets.network.at(graph.from[edge] ?? 0);
		const to = streets.network.at(graph.to[edge] ?? 0);
		const steps = Math.max(1, Math.ceil(length / (CELL / 2)));
		for (let step = 0; step <= steps; step += 1) {
			const part = step / steps;
			const walked = Math.min(a + part * length, b + (1 - part) * length);
			if (walked <= limit) mark(x(from.lon + part * (to.lon - from.lon)), y(from.lat + part * (to.lat - from.lat)), walked);
		}
	}
	const toLon = (px) => plane.lon((px - .5 - half) * CELL);
	const toLat = (py) => plane.lat((py - .5 - half) * CELL);
	return {
		width,
		metres,
		toLon,
		toLat
	};
}
/** Where one gets within so many minutes by the middle estimate: circles, and labelled as estimates. */
function estimatedIsochrones(centre, minutes, speed) {
	const { lon, lat } = planeAt(centre);
	return minutes.map((limit) => {
		const radius = limit * 60 * speed / DETOUR.middle;
		const ring = Array.from({ length: CIRCLE_POINTS }, (_, at) => {
			const angle = at / CIRCLE_POINTS * 2 * Math.PI;
			return [rounded(lon(Math.cos(angle) * radius)), rounded(lat(Math.sin(angle) * radius))];
		});
		return {
			type: "Feature",
			properties: {
				minutes: limit,
				source: "estimate"
			},
			geometry: {
				type: "MultiPolygon",
				coordinates: [[[...ring, ring[0] ?? []]]]
			}
		};
	});
}
/** Where one gets on mapped ways within so many minutes at `speed` m/s; null when the point is off the imported streets. */
function streetIsochrones(streets, centre, minutes, speed) {
	const start = streets.snap(centre);
	if (!start) return null;
	const limit = Math.max(...minutes) * 60 * speed;
	const raster = rasterise(streets, centre, streets.reach(start, limit), limit);
	const left = Array.from(raster.metres, (walked) => Number.isFinite(walked) ? limit - walked : -limit);
	const draw = contours().size([raster.width, raster.width]).smooth(false);
	return minutes.map((time) => ({
		type: "Feature",
		properties: {
			minutes: time,
			source: "street"
		},
		geometry: {
			type: "MultiPolygon",
			coordinates: draw.contour(left, limit - time * 60 * speed).coordinates.map((polygon) => polygon.map((ring) => ring.map(([px = 0, py = 0]) => [rounded(raster.toLon(px)), rounded(raster.toLat(py))])))
		}
	}));
}
/** Where one gets on foot from a point: on the first of the streets it lies on, else circles. */
function isochrones(covering, point, { minutes = ISOCHRONE_MINUTES, speed = DEFAULT_SPEED } = {}) {
	for (const streets of covering) {
		const found = streetIsochrones(streets, point, minutes, speed);
		if (found) return found;
	}
	return estimatedIsochrones(point, minutes, speed);
}
// src/walking/outline.ts
/** The line with fewer corners, none of them left out further than `tolerance` metres (Douglas and Peucker 1973). */
function simplified(line, tolerance, near) {
	const plane = planeAt(near);
	const [x, y] = [Float64Array.from(line, ([lon]) => plane.x(lon)), Float64Array.from(line, ([, lat]) => plane.y(lat))];
	const kept = new Uint8Array(line.length);
	kept[0] = 1;
	kept[line.length - 1] = 1;
	const open = [[0, line.length - 1]];
	for (let span = open.pop(); span; span = open.pop()) {
		const [first, last] = span;
		const [ax, ay] = [x[first] ?? 0, y[first] ?? 0];
		const [dx, dy] = [(x[last] ?? 0) - ax, (y[last] ?? 0) - ay];
		let [worst, furthest] = [tolerance, -1];
		for (let at = first + 1; at < last; at += 1) {
			const [px, py] = [(x[at] ?? 0) - ax, (y[at] ?? 0) - ay];
			const along = alongSegment(px, py, dx, dy);
			const metres = Math.hypot(px - along * dx, py - along * dy);
			if (metres > worst) [worst, furthest] = [metres, at];
		}
		if (furthest === -1) continue;
		kept[furthest] = 1;
		open.push([first, furthest], [furthest, last]);
	}
	return line.filter((_, at) => kept[at] === 1);
}
var partWay = ([ax, ay], [bx, by], share) => [ax + share * (bx - ax), ay + share * (by - ay)];
/** A closed ring cut to a box (Sutherland and Hodgman 1974); empty when nothing of it lies inside. */
function clippedRing(ring, box) {
	const sides = [
		[
			0,
			box.west,
			1
		],
		[
			0,
			box.east,
			-1
		],
		[
			1,
			box.south,
			1
		],
		[
			1,
			box.north,
			-1
		]
	];
	let kept = ring.slice(0, -1);
	for (const [axis, limit, sign] of sides) {
		const inside = (point) => sign * (point[axis] - limit) >= 0;
		const out = [];
		for (const [at, point] of kept.entries()) {
			const before = kept.at(at - 1) ?? point;
			if (inside(before) !== inside(point)) out.push(partWay(before, point, (limit - before[axis]) / (point[axis] - before[axis])));
			if (inside(point)) out.push(point);
		}
		kept = out;
	}
	const [first] = kept;
	return first && kept.length >= 3 ? [...kept, first] : [];
}
// src/walking/map-lines.ts
/** Corners left out on a map of a few streets, and on one that would grow too heavy; metres. */
var STREET_TOLERANCES = [
	1.5,
	3,
	6,
	12
];
/** About 150 kB as packed lines: two numbers of three or four characters a corner. */
var MOST_STREET_CORNERS = 14e3;
/** The same of water, which is a smaller part of the answer: about 15 kB. */
var WATER_TOLERANCES = [
	2,
	5,
	12,
	30
];
var MOST_WATER_CORNERS = 1500;
/** Edges with both ends within a square round the point, by the vertices they touch. */
function edgesAt({ network }, centre, radius) {
	const box = boxAround(centre, radius);
	const inside = (vertex) => {
		const { lat, lon } = network.at(vertex);
		return inBox(box, lat, lon);
	};
	const touching = /* @__PURE__ */ new Map();
	const touch = (vertex, edge) => {
		const list = touching.get(vertex);
		if (list) list.push(edge);
		else touching.set(vertex, [edge]);
	};
	for (const [edge, from] of network.graph.from.entries()) {
		const to = network.graph.to[edge] ?? 0;
		if (!inside(from) || !inside(to)) continue;
		touch(from, edge);
		touch(to, edge);
	}
	return touching;
}
/** Every edge once, in lines as long as they get: a line ends where all edges at its end are drawn. */
function trails(streets, touching) {
	const { graph } = streets.network;
	const drawn = /* @__PURE__ */ new Set();
	const lines = [];
	const position = (vertex) => {
		const { lat, lon } = streets.network.at(vertex);
		return [lon, lat];
	};
	const starts = [...touching].toSorted((a, b) => a[1].length % 2 === b[1].length % 2 ? 0 : a[1].length % 2 ? -1 : 1);
	for (const [start, edges] of starts) for (let left = edges.length; left > 0; left -= 1) {
		const line = [position(start)];
		let vertex = start;
		for (;;) {
			const edge = touching.get(vertex)?.find((each) => !drawn.has(each));
			if (edge === void 0) break;
			drawn.add(edge);
			const [from = 0, to = 0] = [graph.from[edge], graph.to[edge]];
			vertex = from === vertex ? to : from;
			line.push(position(vertex));
		}
		if (line.length < 2) break;
		lines.push(line);
	}
	return lines;
}
var corners = (lines) => lines.reduce((sum, line) => sum + line.length, 0);
/** The walkable ways within `radius` metres, fit for a small map: as exact as the size of the answer allows. */
function streetLines(streets, centre, radius) {
	const whole = trails(streets, edgesAt(streets, centre, radius));
	for (const tolerance of STREET_TOLERANCES) {
		const drawn = whole.map((line) => simplified(line, tolerance, centre));
		if (corners(drawn) <= MOST_STREET_CORNERS) return drawn;
	}
	return streetLines(streets, centre, radius * .8);
}
/** Polygons of water within a square of `radius` metres round a point, as exact as the size of the answer allows. */
function waterNear(water, centre, radius) {
	const box = boxAround(centre, radius);
	const cut = water.map((rings) => rings.map((ring) => clippedRing(ring, box))).filter(([outer]) => outer !== void 0 && outer.length >= 4);
	for (const tolerance of WATER_TOLERANCES) {
		const drawn = cut.map((rings) => rings.map((ring) => simplified(ring, tolerance, centre)).filter((ring) => ring.length >= 4)).filter((rings) => rings.length > 0);
		if (corners(drawn.flat()) <= MOST_WATER_CORNERS) return drawn;
	}
	return waterNear(water, centre, radius * .8);
}
/** Loads the shipped data into memory. Throws `DataError` when the folder is missing or damaged. */
function createPlaces(options = {}) {
	const dataDir = options.dataset ? null : options.dataDir ?? findDataDir();
	const shipped = options.dataset ?? loadDataset(dataDir ?? findDataDir());
	const library = new Library(dataDir, options.extractsDir);
	const load = () => buildPlacesIndex(withExtracts(shipped, library.extracts), library.extracts.map(({ addresses }) => addresses));
	library.rescan();
	let index = load();
	let revision = 0;
	setImmediate(() => index.resolver.warm());
	const now = options.now ?? (() => /* @__PURE__ */ new Date());
	const today = () => now().toISOString().slice(0, 10);
	const around = (point) => library.extracts.filter(({ streets }) => streets?.covers(point));
	/** The imported streets around a point. */
	const streetsAt = (point) => around(point).flatMap(({ streets }) => streets ?? []);
	/** Attribution lines for sources as rows carry them ("osm+bcn-od"), each once; of everything shipped when left out. */
	const credits = (sources) => {
		const wanted = sources && new Set(sources.flatMap((source) => source.split("+")));
		const rows = shipped.credits.filter(({ source }) => !wanted || wanted.has(source));
		return [...new Set(rows.map(({ line, licence }) => `${line} (${licence})`))];
	};
	const resolveDestination = (text) => {
		const { place } = index.resolver.resolve(text);
		return place ? toDestination(place, index.gazetteer, index.covered()) : null;
	};
	return {
		geocode: ({ query, category, limit = 5 }) => toGeocodeResponse(index.resolver.resolve(query, { category }), limit),
		events: (request) => ({ events: searchEvents(index, request, today()) }),
		hotelsNear: (request) => hotelsNear(index, request, streetsAt, credits),
		venues: (request) => searchVenues(index, request, resolveDestination(request.destination), credits),
		credits,
		creditRows: () => shipped.credits,
		/** The best city of that name (most populous wins); understands "City, Country" and "City, ST". Null when unknown. */
		resolveCity: (query) => index.gazetteer.resolve(query),
		/** The city around a point, for its name and time zone. */
		cityAt: (point) => index.gazetteer.at(point),
		/** The first meaning of a text: event, venue, hotel, place, city, address or "lat, lon". Null when it names nothing known. */
		resolveDestination,
		/** Places of interest round a point within `radiusMetres`, most interesting first. */
		poisNear: (lat, lon, radiusMetres, options) => poisNear(index, {
			lat,
			lon
		}, radiusMetres, options),
		hotelById: (id) => index.hotelById.get(id) ?? null,
		venueById: (id) => index.venueById.get(id) ?? null,
		poiById: (id) => index.poiById.get(id) ?? null,
		/** The next edition of an event. */
		eventById: (id) => nextEdition(index, id, today()),
		/** Cities with hotels or places of interest, largest coverage first. */
		coveredCities: () => index.covered(),
		/** Walking (and where it helps, transit) between two points at `speed` m/s (brisk when left out). */
		route: (from, to, speed) => routesFrom(streetsAt(from), from, [to], speed)[0] ?? routeBetween(from, to, speed),
		/** Matrix of legs `[from][to]`, the quicker sensible mode for each pair. */
		legs: (points, speed) => routeMatrix(streetsAt, points, speed).map((row) => row.map(toTripLeg)),
		/** Where one gets on foot from a point within 5, 10, 15 and 20 minutes: on streets where imported, else circles. */
		isochrones: (point, options) => isochrones(streetsAt(point), point, options),
		/** Walkable ways within `radius` metres as lines for a small map; none where no streets are imported. */
		streetLines: (point, radius) => streetsAt(point).flatMap((streets) => streets.snap(point) ? streetLines(streets, point, radius) : []),
		/** Seas, lakes and rivers within `radius` metres as polygons for a small map; none where no map is imported. */
		water: (point, radius) => waterNear(around(point).flatMap(({ water }) => water), point, radius),
		/** The imported extracts that are live, and those that could not be read. */
		extracts: () => library.extracts.map(({ manifest }) => manifest),
		unreadableExtracts: () => library.unreadable,
		/** Looks for newly imported extracts and loads them; returns how many are live. */
		refresh: () => {
			if (library.rescan()) {
				index = load();
				revision += 1;
			}
			return library.extracts.length;
		},
		/** Counts how often new data were loaded: cached answers are stale when it has changed. */
		revision: () => revision,
		resolverForDebug: () => index.resolver
	};
}
// dbg.ts
var resolver = createPlaces().resolverForDebug();
var args = process.argv.slice(2);
if (args[0] === "-b") {
	const { readFileSync } = await import("node:fs");
	for (const line of readFileSync(args[1], "utf8").split("\n").filter(Boolean)) {
		const [cat, q] = line.includes("|") ? line.split("|") : [void 0, line];
		const r = resolver.resolve(q, { category: cat || void 0 });
		const f = (c) => `${c.result.kind}:${c.result.name}, ${c.result.city ?? ""} ${c.result.country ?? ""}`;
		console.log(`${r.status === "resolved" ? "✓" : r.status === "choose" ? "?" : "∅"} “${q}” → ${r.place ? f(r.place) : r.candidates.slice(0, 4).map(f).join(" | ")}  ${r.notes.join(" ")}`);
	}
	process.exit();
}
for (const text of args) {
	const [cat, q] = text.includes("|") ? text.split("|") : [void 0, text];
	const t = performance.now();
	const r = resolver.resolve(q, { category: cat || void 0 });
	console.log(`\n“${q}” ${r.status} ${(performance.now() - t).toFixed(1)} ms notes=${JSON.stringify(r.notes)} read=${JSON.stringify(r.read)}`);
	for (const c of r.ranked.slice(0, 8)) console.log(`   ${c === r.place ? "*" : r.candidates.includes(c) ? "+" : " "} ${c.evidence.toFixed(3)} ${c.score.toFixed(3)} ${c.result.kind} ${c.result.name}, ${c.result.city ?? ""} ${c.result.country ?? ""} left=${c.leftOut.join("/")} out=${c.outside ?? ""} typo=${c.misspelt.map((m) => m.join("→"))}`);
	if (r.status === "choose") console.log("   choices:", r.candidates.map((c) => `${c.result.kind} ${c.result.name} ${c.result.city} ${c.result.country} near ${c.result.near}`).join(" ; "));
}
export {};
