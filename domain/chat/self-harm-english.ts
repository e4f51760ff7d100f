/** "My life" ends a thought; "my life insurance" is what this site is about. */
const notTheTrade = '(?! ?(?:ins\\b|insur|polic|cover|plan|quot|style|time\\b|agent|carrier|company|savings))'
const soIsLife = `life${notTheTrade}`

const oneself = '(?:(?:my|him|her|them|your|our|ur) ?sel(?:f|ve|ves|fs)\\b|themself)'
const one = '(?:my|his|her|their|your|ones|our)'
const want =
  '(?:want|wan|wants|wanted|wanting|wana|wnat|wnt|whant|wish|wishes|wished|wishing)(?: to| too| 2| for)?'
const not = '(?:dont|do not|donot|dnt|doesnt|does not|didnt|did not|not|no longer|never|dosent)'
const notBefore = `(?<!\\b(?:${not}|nobody|no one|who|aint|isnt|arent|not|least) (?:realy |even |exactly )?)`
/** The end of the message, or words that go on with the thought and not with a place or a debt. */
const noMore =
  '(?= ?$| any ?more?\\b| any ?longer| no more| like this| and\\b| but\\b| so\\b| because| bc\\b| cuz| if\\b| in this| on this| this life| without (?:him|her|them|my)| with (?:this|the|so much|al this) (?:pain|grief|guilt|shame)| in pain| tomorrow| tonight)'
const quietDeath =
  '(?! (?:at home|in (?:my|his|her) (?:own )?(?:bed|home|house)|know|debt|rich|without|with (?:no )?(?:debt|dignity)|owing|before|first))'
const gone = '(?:dead|gone|not here|not around|not alive|never born|out of the picture)'

/**
 * Thoughts of suicide and self-harm in English, as parts of an expression over small letters without apostrophes;
 * doubled letters are brought down to one on both sides.
 */
export const englishSelfHarm: readonly string[] = [
  'suicid|suside|sueside|sewer ?slid|sui ?cid|kms\\b|kys\\b|ctb\\b|unaliv|unlive|self ?harm|self ?injur|self ?inflict|self ?delet',
  `(?:kil|kll|killl|kiling|killing|kiled|kills|offing|end|ending|hang|hanging|hung|hanged|shoot|shooting|shot|drown|drowning|delete|unalive|neck|rope|poison|starve|stab|yeet) ${oneself}(?! (?:short|a question|the question|from|as))`,
  // "Off" comes down to "of", and "proud of himself" is no threat.
  `(?:to|gona|wana|il|just|and|could|should|might|he|she|they) of ${oneself}`,
  `(?:hurt|hurting|harm|harming|cut|cuting|cutting|burn) ${oneself}(?! (?:at work|at the|on the|while|by accident|accident|skiing|playing|off|out|in a|in an|on my|doing|short|some|a break))`,
  `(?:please|plz|pls|just|somebody|someone|god) kill me\\b`,
  `(?:take|taking|takes|took|taken|end|ending|ends|ended) ${one} (?:own )?(?:life|lives)${notTheTrade}`,
  `(?:put|puting|putting) an end to (?:my|his|her) ${soIsLife}|(?:put|putting) an end to it all`,
  `(?:end|ending) it all|just end it (?:all|now|tonight|today)|(?:end|ending) (?:my|this) (?:existence|suffering|misery)`,
  `(?<=^|^i |^i just |^i realy |^just )${want} (?:to )?(?:just )?end it(?= ?$| now| tonight| today)`,
  `${notBefore}\\b${want} (?:just )?(?:to )?(?:just )?(?:die|dye|be dead|b dead|disappear)\\b${quietDeath}`,
  `${notBefore}\\b(?:ready to die|rather be dead|should be dead|deserve to die|need to die|supposed to die)\\b${quietDeath}`,
  `(?:dont|do not) care (?:if|whether) i (?:live|die)|had enough of life(?! ins)|want out of (?:this |my )?life(?! ins)|(?:dont|do not) feel like living\\b|going to end things|gonna end things`,
  `rather die\\b(?! (?:than|then) (?:pay|talk|buy|call|give|deal|wait))`,
  `wish (?:that )?(?:i|he|she) (?:was|were|am|is|had|wasnt|werent|could|would|didnt|did not|hadnt|never) (?:just )?(?:${gone}|die|disappear|never been born|been born|born|alive|here\\b|exist|not wake|wake up|sleep forever|never was born)`,
  `(?:hope|hoping|pray|praying|wish) (?:that )?(?:i|to) (?:just )?(?:dont|do not|never|not|wont) wake(?: up)?|hope i (?:just )?die\\b(?= ?$| soon| tonight| today| in my sleep)`,
  `(?:sleep|asleep) (?:and (?:just )?(?:never|not|dont) wake|forever)`,
  `${not} (?:realy |even |just )?(?:${want}|care to|wish to) (?:to )?(?:keep |be )?(?:live|liv|life|living)${noMore}`,
  `${not} (?:realy |even |just )?${want} (?:to )?(?:be here|wake up|go on|keep going|be around|be on this earth|continue)${noMore}`,
  `${not} (?:realy |even |just )?${want} (?:to )?(?:be alive|exist|stay alive)`,
  `(?:no|see (?:the|any)|see a|what is the|whats the) (?:reason|point|sense|use|purpose) (?:to|in|of|for|left to) (?:me to )?(?:live\\b|living|go on|going on|being alive|be alive|stay alive|exist|keep going|keep living|my ${soIsLife})`,
  `nothing (?:left )?(?:to live|worth living|to keep living) for|nothing (?:left )?to live for|why (?:should|do|even) i (?:even )?(?:live|go on living|keep living|stay alive)\\b`,
  `(?:isnt|aint|not|no longer|is it even|is life) worth living|(?<!(?:whole|term|universal|permanent|iul|indexed) )\\blife (?:isnt|aint|is not|not|is no longer) worth (?:it|anything|living)`,
  `my life (?:is|isnt|feels|has) (?:basically |realy |just |so )?(?:over|done|meaningless|pointless|worthless|hopeless|no meaning|no purpose|not worth|worth nothing|finished)`,
  `better off (?:financially )?(?:dead|without me\\b|w o me\\b|(?:if|when|once) i (?:was|were|am|wasnt|werent|died|die|disappear|just)|(?:if|when|once) im (?:${gone})|with me (?:${gone}))`,
  `better off with [a-z ]{0,40}\\b(?:than|then|instead of) (?:with |having |to have )?me\\b|better off with (?:the|my|that) (?:life )?(?:insurance|insurance money|money|payout|death benefit)(?= ?$| if im| when im)`,
  `(?:happier|better|easier|fine|ok) (?:without me\\b|(?:if|when|once) (?:im|i was|i were|i am) (?:${gone}))`,
  `(?:happier|better(?: off)?|easier) if i (?:wasnt|werent|was not|were not|wasnt even) (?:here|around|alive)\\b`,
  `worth more (?:to [a-z]+ (?:[a-z]+ )?)?dead|more (?:useful|valuable|use|money) (?:to [a-z]+ (?:[a-z]+ )?)?dead|dead than alive`,
  `im (?:just |only |nothing but |such |realy )?a burden|feel(?:ing)? like (?:im )?(?:just )?a burden|i am (?:just |only |such )?a burden`,
  `(?:nobody|no one|noone) (?:[a-z]+ ){0,2}(?:miss me\\b|(?:care|notice) if i (?:die|died|was|were|am|disappear|just))`,
  `(?:cant|can not|cannot|couldnt|dont know if i can|dont know how to) (?:go on|keep going|keep living|live|do this|take (?:it|this)|bear (?:it|this))(?= ?$| any ?more ?$| any ?longer ?$| like this ?$| any ?more (?:i|and)| without (?:him|her|them))`,
  `(?:cant|cannot|can not) (?:take|do|bear|stand|deal with) (?:this |my )${soIsLife}`,
  `(?:tired|sick|fed up|exhausted) (?:of|with) (?:(?:living|waking up)${noMore}|being alive|existing|(?:my |this )?life(?= ?$| and| any ?more))`,
  `(?:done|finished|over|through) with (?:(?:my |this )?life(?= ?$| and| any ?more)|living|this world|it all ?$)`,
  `hate (?:my ${soIsLife}|being alive|living ?$|living any)`,
  `(?:give|giving|given|gave) up on (?:life${notTheTrade}|living|myself|everything)|(?:ready|want|going|feel like|wana) (?:to )?giv(?:e|ing) up ?$`,
  `(?:think|thinking|thought|thoughts) (?:about|of) (?:(?:dying|death)(?= all| every| a lot| constantly| non ?stop)|ending (?:my|it|things|everything))|cant stop thinking about (?:dying|death)`,
  `want (?:my ${soIsLife} to (?:end|be over)|(?:it|this) all to (?:end|be over|stop)|the pain to (?:stop|end)|everything to (?:end|stop))`,
  `(?:slit|slitting|cut|cutting) (?:my|his|her) wrist|blow (?:my|his|her) brains|(?:gun|bullet) (?:to|in|through|into) (?:my|his|her) (?:own )?(?:head|brain|mouth)|pull the trigger|(?:ti(?:e|ed|ying)|made|making) (?:a|the|my) nose\\b|nose (?:ready|tied|around (?:my|his|her) neck)`,
  `(?:take|swallow|taking|swallowing|took) (?:all (?:of )?(?:my|his|her|the)|all (?:of )?(?:these|those)|these|those|a bunch of|a (?:whole )?bottle of|too many|the whole bottle of) (?:sleeping |pain )?pills|overdos(?:e|ing) on purpose|i (?:want to |could |might |just )?(?:overdose|od)\\b`,
  `(?<!(?:bungee|bungy|base|sky) )jump(?:ing|ed)? (?:off|of|from|in front) (?:of )?(?:a |an |the |my )?(?:tall |high )?(?:bridge|building|roof|train|cliff|window|traffic|balcony|bus|car\\b)`,
  `(?:drive|driving|crash|crashing|run) (?:my |the |a )?(?:car |truck )?(?:off (?:a|the) (?:bridge|cliff|road)|into a (?:tree|wall|pole|truck|train)) ?(?:on purpose|so|and|$)`,
  `(?:crash|die|dying|died|death|overdose|accident) on purpose|(?:intentional|voluntary) death|die intentionally|by (?:my|his|her) own hand|look like an accident`,
  `commit (?:sudoku|die\\b|not alive|unalive)|goodbye cruel world|goodbye world|goodbye forever|final goodbye|(?:my|his|her) goodbye (?:note|letter)|my last (?:night|day) (?:alive|on earth|here)|wont be (?:here|alive|around) (?:tomorrow|after tonight|by tomorrow)`,
  `${want} (?:to )?(?:be|go be|join|go) (?:together )?(?:with )?(?:my|our) (?:dead|late|deceased) [a-z]+`,
  `(?:cant|cannot|can not|${not} (?:${want}|know how to)) (?:to )?(?:live|go on) without my (?:late )?(?:husband|wife|son|daughter|baby|mom|mother|dad|father|partner|brother|sister|child)\\b(?! [a-z]*(?:income|pay|check|salar|money|job|wage|insur|help|pension|social|benefit))`,
  `(?:got|have|holding|with) (?:al )?(?:the|my|these|this|a|some) (?:[a-z]+ ){0,2}(?:pills|gun|rope|knife|razor) (?:right here|right in front|in my hand|next to me|in front of me|to my head|ready|lined up|laid out|counted)`,
  `(?:been|started|start|keep|kept) cutting(?: again ?$| again and| my (?:arm|leg|wrist|thigh)|(?= ?$))|(?:pills|meds|tablets|capsules) (?:al )?(?:lined up|laid out|counted out)|stockpil(?:e|ed|ing) (?:my |the |his |her )?(?:pills|meds)`,
  `(?:wrote|written|writing|left|leaving) (?:my|a|his|her|the|al the|them al|everyone) (?:last |final |goodbye |farewell )+(?:note|letter|text|word)s?\\b`,
]
