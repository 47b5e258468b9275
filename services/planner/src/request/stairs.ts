/** Who cannot climb stairs, in six languages, folded. Sources of regular expressions, each of a whole phrase. */

const EN_STAIRS = String.raw`(?:(?:the|any|many|too many|lots of|a lot of|loads of|flights of|steep|long) )*(?:stairs?|staris|stiars|stairways?|staircases?|steps)`
const EN_CANNOT = String.raw`(?:can't|cannot|can not|cant|couldn't|unable to|(?:not|isn't|aren't|no longer) able to|can (?:no longer|hardly|barely|only just)|can only|don't|dont|doesn't|doesnt|do not|does not|won't|wont|struggl(?:es?|ing)(?: to| with)?|(?:has|have|having|had) (?:a lot of |some |real )?(?:trouble|difficult(?:y|ies)|problems?|issues?|a hard time)(?: with)?|hates?|dislikes?|dreads?|avoid(?:ing|s)?|nothing (?:with|that has)|(?:not|isn't|no) (?:so |very |too )?(?:good|great|keen|happy|steady) (?:on|with|at)|(?:bad|poor|terrible|slow|unsteady) (?:on|with|at))`
const EN_CLIMB = String.raw`(?: (?:really|always|easily|do|want to|like|like to|well|even))*(?: (?:climb(?:ing)?|manag(?:e|ing)|do(?:ing)?|us(?:e|ing)|handl(?:e|ing)|cop(?:e|ing) with|deal(?:ing)? with|tak(?:e|ing)|go(?:ing)? up|get(?:ting)? up|walk(?:ing)? up|walk|fac(?:e|ing)|negotiat(?:e|ing)|tackl(?:e|ing)))?`
const EN_END = String.raw`(?: (?:any ?more|any longer|at all|very well|well|easily|please))*`

const FR_STAIRS = String.raw`(?:(?:les|des|d'|de|l'|beaucoup d'|beaucoup de|trop d'|trop de) ?)*(?:escaliers?|marches)`
const DE_STAIRS = '(?:treppen?|stufen)'
const ES_STAIRS = String.raw`(?:(?:las|muchas|muchos|por|los) )*(?:escaleras?|escalones|peldanos)`
const IT_STAIRS = String.raw`(?:(?:le|i|molte|tante|troppe|con le|sulle) )*(?:scale|scalini|gradini)`
const PT_STAIRS = String.raw`(?:(?:as|os|muitas|muitos) )*(?:escadas?|escadarias?|degraus)`
const HARD_FOR = String.raw`(?: (?:pour|para|per|fur) (?:lui|elle|moi|nous|ella|el|mi|ele|ela|ihn|sie|uns|mich))?`

export const NO_STAIRS: readonly string[] = [
  String.raw`(?:(?:(?:my|our|her|his|their) )?(?:knees?|legs?|hips?|back|feet) )?${EN_CANNOT}${EN_CLIMB} ${EN_STAIRS}${EN_END}`,
  String.raw`finds? ${EN_STAIRS} (?:too |very |really |quite )*(?:hard|difficult|tiring|tricky|a struggle|painful)`,
  String.raw`wheel[- ]chairs?|need(?:s|ing)? (?:ramps?|lifts?|elevators?)(?: (?:and|or|&) (?:ramps?|lifts?|elevators?))*|(?:ramps? and lifts?|lifts? and ramps?)`,
  String.raw`(?:ne |n')?(?:peut|peux|pouvons|peuvent|sait|arrive|arrivons) (?:pas|plus|guere)(?: bien| facilement)? (?:a )?(?:monter|descendre|gravir|prendre|faire|grimper) ${FR_STAIRS}`,
  String.raw`(?:(?:a|ai|ont|avons|avec) )?(?:du mal|de la peine|des difficultes|des problemes) (?:avec|a monter|a prendre|dans|pour monter) ${FR_STAIRS}|(?:les )?(?:escaliers?|marches) (?:(?:est|sont|lui sont|me sont) )?(?:tres |trop |vraiment )*(?:difficiles?|durs?|penibles?|compliquee?s?|un probleme)${HARD_FOR}|(?:eviter|evitez|evitons|pas|moins|peu)(?: de| d')? ?${FR_STAIRS}|(?:marche|avance|se deplace) avec (?:une |sa |des |un |son )?(?:cannes?|bequilles?|deambulateur)`,
  String.raw`(?:(?:kann|konnen|schafft|schaffe|schaffen|kommt|komme|steigt|mag|packt) )(?:[a-z]+ )?(?:keine|nicht(?: gut| mehr| so gut)?|kaum|schlecht|nur schwer) ${DE_STAIRS}(?: (?:mehr|steigen|gehen|hoch|laufen|hinauf|rauf|nehmen|schaffen))*|keine ${DE_STAIRS} (?:mehr )?(?:steigen|gehen|hoch|laufen|nehmen|schaffen)|treppen ?steigen (?:geht|ist|fallt|klappt)(?: (?:ihm|ihr|mir|uns|gar|so|fur|sehr|ein|ihn|sie|mich))*(?: (?:nicht(?: mehr| gut)?|schwer|schwierig|unmoglich|problem))|(?:probleme?|schwierigkeiten|muhe) (?:mit|beim|auf) (?:den )?(?:${DE_STAIRS}|treppensteigen)|${DE_STAIRS} (?:sind|machen|fallen)(?: (?:ihm|ihr|mir|uns|fur|ihn|sie|mich|sehr|ein|zu))*(?: (?:schwer|schwierig|problem|probleme|muhe|anstrengend))`,
  String.raw`no (?:puede|puedo|podemos|pueden|logra|consigue|sube|aguanta|es capaz de)(?: (?:ya|bien|casi))?(?: (?:subir|bajar|usar|con))? ${ES_STAIRS}|(?:le|me|nos|les) cuestan?(?: mucho)?(?: (?:subir|bajar))? ${ES_STAIRS}|(?:dificultad(?:es)?|problemas?) (?:con|para subir|en|al subir) ${ES_STAIRS}|(?:las )?escaleras (?:le |me |nos |les )?(?:cuestan|son (?:muy )?(?:dificiles|un problema|complicadas))${HARD_FOR}`,
  String.raw`non (?:puo|posso|riesce|riesco|possiamo|possono|fa|ce la fa)(?: (?:piu|bene))?(?: (?:a |con )?(?:salire|fare|scendere))? ${IT_STAIRS}|(?:fa|faccio|fanno|facciamo) (?:molta |tanta )?fatica (?:con|a (?:fare|salire)|su) ${IT_STAIRS}|(?:problemi|difficolta) (?:con|a (?:salire|fare)|su) ${IT_STAIRS}|(?:le )?scale (?:gli |le |ci )?sono (?:molto )?(?:difficili|un problema|faticose)${HARD_FOR}`,
  String.raw`nao (?:pode|posso|consegue|consigo|podemos|conseguem|sobe|aguenta)(?: (?:mais|bem|ja))?(?: (?:subir|descer|usar|com))? ${PT_STAIRS}|(?:dificuldades?|problemas?) (?:com|em subir|para subir|a subir|em) ${PT_STAIRS}|(?:as )?escadas sao (?:muito )?(?:dificeis|um problema|complicadas)${HARD_FOR}|(?:anda|desloca-se) de cadeira de rodas`,
]
