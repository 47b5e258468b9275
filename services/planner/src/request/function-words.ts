/**
 * Words that tie a sentence together or say no more than that somebody travels, in English, French, German, Spanish, Italian and
 * Portuguese, folded: what is quoted as not understood is never made of them alone. Words that turn or count something ("nothing",
 * "every", "half") and words that mean a thing in another of the languages ("car", "van") are not among them.
 */
const LANGUAGES: readonly string[] = [
  // English: pronouns, links, helping verbs, going and wanting, chatter.
  `happy he she otherwise him they them it's itself myself ourselves mine ours yours yourself who whom whose which everyone everybody someone somebody
  anyone anything something either other others another such own because although though however whether than onto within across
  along among between after behind towards upon once since until till up down off out over again ever still even yet both be being
  were having does did doing cant can't could couldn't should must might shall gonna wanna gotta gotten let lets let's get gets getting
  got take takes taking took bring brings bringing makes making give gives giving goes come comes join joins joining travels spends stays
  visits wants wanting wish wishes wishing hope hopes hoping hopefully expect expecting planning organise organising organize
  organizing arrange arranging already thinking thought wonder wondering decide intend intending fancy keen explore exploring discover
  discovering check checking try trying tell gone happen happens happening seem seems use uses using hiya yo dear folks guys thx ty tia
  pls plz cheers lol haha um well anyway basically perhaps maybe probably possibly quite rather simply sure def definitely obviously
  honestly awesome fab super what's whats how how's when where where's why im ive i've youre you're you've we've they're theyre they've
  she's he's shes hes that's thats there's theres doesnt wont won't id dont approx approximately roughly circa ish quick somewhere sort kind bit
  lot lots bunch stuff thing things idea ideas way ways order around kinda properly entire entirely full altogether together too coming
  whole first everywhere welcome mandatory optional n oh ooh hmm erm lah leh lor`,
  `beaucoup je tu il ils elle elles on nous vous me te se lui leur leurs soi moi toi eux celui celle ceux cela ceci ca cet cette ces tout tous
  toute toutes quel quelle quels quelles qui que quoi dont autre autres meme memes tres trop bien aussi alors donc comme quand comment
  pourquoi lorsque depuis vers entre jusque jusqu jusqu'a afin puisque ainsi environ ensuite enfin plutot vraiment seulement juste deja
  encore ici la-bas ai as avons avez ont avais avait avions auront aurons aurait etre suis es sommes etes sera serai serons seront serait
  serions seriez etait etaient va vais vas vont allons allez irons venir viens vient venons viennent veut voulons veulent vouloir
  aimerait aimeraient souhaite souhaitons souhaiterais souhaiterions envisage envisageons prevoit prevoyons prevu compte comptons pars
  partirons passe passer passons passerons visitons decouvrir font faisons reste rester restons peut peux pouvons peuvent pourrait
  pourrions doit dois devons faut cherche cherchons besoin envie salut coucou bonsoir stp merci voila oui d'accord accord c'est qu'on
  sejours voyageons voyage visite ados ado`,
  `beide beiden ubers vielen dank ich er sie es wir ihr man sich mich mir dich dir ihn ihm ihnen uns euch meine meinem meinen meiner meines unserem unseren unserer
  unseres ihre ihrem ihren ihrer dieser diese dieses diesem diesen welche welcher welches was wer wo wann wieso warum als wie wenn weil
  dass ob denn aber sondern auch noch nur schon sehr dann da dort hier etwa ungefahr ca ab bis seit gegen vor zwischen wegen durch ins
  zusammen gemeinsam insgesamt alle alles allem allen andere anderen anderer bist seid waren habe hast hat haben hatte hatten werde wird
  werden wurde wurden kann kannst konnen konnte konnten muss mussen soll sollen sollte sollten willst wollte wollten mag mogen darf
  durfen gehen geht gehe gehts fahrt fahre reisen reist besuchen besuche kommen komme kommt machen mache macht bleiben bleibe bleibt
  verbringen verbringe anschauen ansehen erkunden entdecken brauchen brauche suchen suche geplant gibt gern moin servus gruss grusse
  liebe lieber ja vielleicht eigentlich einfach unterwegs`,
  `pensando pensar cosa yo ella nosotros nosotras ellos ellas me te se nos le les lo mis sus su este esta estos estas ese esa eso aquel todo toda todos todas
  algo alguien otro otra otros otras mismo misma quien cual cuando donde como cuanto porque pues pero aunque si ni sino tambien ya aun
  muy mas tan tanto hacia entre segun desde hasta durante ser estar estoy estamos estan estaremos era eres seremos seria he ha hemos han
  habia hay tengo tiene tenemos tienen tendremos voy va vas vamos iremos ire venir vengo venimos viajar viajo viaja viajamos viajan
  viajaremos quiere quieren quisiera quisieramos querria gustaria encantaria puedo puede podemos pueden podria podriamos debe debemos
  hacer hago hace hacemos hacen pasar paso pasa pasamos pasaremos visito visitamos visitaremos conocer busco buscamos buscar necesito
  necesitamos necesita pienso pensamos planeamos llevar llevo llevamos quedamos quedarnos buenas buenos hola vale aproximadamente unos
  juntos total`,
  `pensare fare cosa io lui lei noi voi loro mi ti ci vi si ne li questo questa questi queste quello quella quelli tutto tutta tutti tutte altro altra
  altri altre che chi cui quale quali quando dove come quanto perche pero ma anche se gia ancora molto piu meno cosi tanto poi fra tra
  dal dallo dalla dai dalle nello nei negli nelle sulla sui col allo agli ho hai ha abbiamo avete hanno avremo avrei essere e era
  saremo saro sarei siete vado va andiamo vanno andremo venire vengo veniamo viaggiare viaggiamo viaggeremo voglio vuole vogliamo
  vogliono posso puo possiamo possono devo deve dobbiamo faccio fa facciamo fanno passare passiamo passeremo trascorrere visitiamo
  visiteremo restare restiamo resteremo piacerebbe cerco cerchiamo sto stiamo saluti salve circa insieme soltanto solamente pensiamo
  pensavo`,
  `pensar eu ele ela eles elas nos voce voces me te se lhe lhes isto isso este esta estes estas esse essa aquele aquela tudo todo toda todos
  todas outro outra outros outras mesmo mesma que quem qual quando onde como quanto porque pois mas embora tambem ja ainda muito mais
  menos tao ate entre sobre desde pelo pela pelos pelas num numa dum duma ao aos as estou estamos estao estaremos era seremos seria tenho
  tem temos teremos vou vai vamos vao iremos venho vimos viajar viajo viaja viajamos viajaremos quer querem gostaria gostariamos gostava
  posso pode podemos podem devo deve devemos fazer faco faz fazemos passar passo passa passamos passaremos visitamos visitaremos conhecer
  procuro procuramos preciso precisamos pensamos ficar ficamos ficaremos boa bom tarde oi favor juntos cerca aproximadamente`,
]

/** Two words that are written as one: "we've", "l'on". */
const CLITIC =
  /^(?:(?:i|you|we|they|he|she|it|that|there|who|what)'(?:ve|re|ll|d|m|s)|(?:j|l|d|n|s|c|m|t|qu|dell|all|nell|dall|sull|un)')$/

const FUNCTION_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap((words) => words.split(/\s+/)))

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word) || CLITIC.test(word)

/** Those of English alone. */
export const ENGLISH_FUNCTION_WORDS: readonly string[] = (LANGUAGES[0] ?? '').split(/\s+/)
