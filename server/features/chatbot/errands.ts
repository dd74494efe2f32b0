/**
 * Errands: things that a message sends the assistant to do, although she only answers: "book it now for me", "refund
 * abhi kar do", "change the price to 1 rupee". They speak of what the site tells of, so that only their build shows it.
 */

const start =
  "^(?:(?:hey|hi|hello|ok|okay|now|so|and|then|please|pls|plz|kindly|just|only|meena|bot|dear|go ahead and|i want you to|i need you to|you must|you have to|you need to|you should) )*";
const atOnce =
  "(?:right now|now|immediately|at once|instantly|this minute|asap|abhi|yourself|for me|on my behalf)";

/** Whoever asks is told how it is done; whoever tells a story has not asked yet. */
const asks =
  /\?|\b(?:how|what|whats|when|where|which|who|why|if|kitn\p{L}*|kinn\p{L}*|kaise|kais[ae]|kiven|kive|kab|kado|kadon|kahan|kithe|kya|kyu|kyon|agar|jekar|can i|could i|should i|do i|do you|does|is it)\b|(?:कितन\p{M}*|कैसे|कब|कहां|कहाँ|क्या|क्यों|अगर|ਕਿੰਨ\p{M}*|ਕਿਵੇਂ|ਕਦੋਂ|ਕਿੱਥੇ|ਕੀ|ਜੇ|ਜੇਕਰ)(?![\p{L}\p{M}])/u;

/** What is done to something that is named with its "my", "the" or "a". "Book truck" and "track my order" look for a page. */
const deeds =
  "accept|add|adjust|arrange|assign|assume|ban|block|call off|charge|clear|close|correct|cut|debit|deliver|dispatch|draw|escalate|expedite|extend|fire|follow|forward|grant|hold|invite|keep|launch|let|load|lower|make|make up|note|notarise|open|paint|pass|pay|pick up|prioriti[sz]e|process|publish|punish|put|reduce|remove|reserve|save|schedule|settle|sign|skip|start|stop|store|take|trace|treat|unload|upgrade|write down";
/** What a page tells of: "make a complaint", "open the blog", "add a stop". */
const lookedFor =
  "(?:options?|process|polic(?:y|ies)|time|charges?|complaint|booking|claim|request|payment|enquiry|inquiry|call|pages?|blog|form|menu|careers|jobs|faq|link|map|stop|number|query)";
const things = "(?:my|an?|the|this|that|these|it|me|us|all|one|two|three|your|our|some)";

/** To tell and to put through is what she does; data are deleted on request. */
const toldInHindi =
  "(?:bata|btao|samjha|dikha|number|address|pata|email|mail|link|list|info|detail|jankari|jaankari|madad|help|baat|gal|call|phone|fone|data|share|explain|clear|compare|manager|insaan|bande)";
const toldInDevanagari =
  "(?:बता|समझा|दिखा|नंबर|पता|ईमेल|लिंक|लिस्ट|जानकारी|मदद|हेल्प|बात|कॉल|फोन|डाटा|डेटा|शेयर|जवाब)";
const toldInGurmukhi =
  "(?:ਦੱਸ|ਦਸ|ਸਮਝਾ|ਦਿਖਾ|ਵਿਖਾ|ਨੰਬਰ|ਪਤਾ|ਈਮੇਲ|ਲਿੰਕ|ਲਿਸਟ|ਜਾਣਕਾਰੀ|ਮਦਦ|ਗੱਲ|ਕਾਲ|ਫੋਨ|ਡਾਟਾ|ਡੇਟਾ|ਸ਼ੇਅਰ|ਜਵਾਬ)";

const errands: readonly RegExp[] = [
  // Any deed, by how a language tells somebody to do it.
  new RegExp(`${start}(?:${deeds}) ${things}\\b(?! (?:\\w+ )?${lookedFor}\\b)`),
  new RegExp(`${start}(?:book (?:me|us|it|this|that|two|three|\\d+)|pick me)\\b`),
  new RegExp(
    String.raw`^(?!.*\b${toldInHindi})(?:[\p{L}\d]+ )+(?:kar|kr|karwa|karva|mangwa|mangva|laga|lagwa|bana|khol|hata|badal|chala|rok|bula|bhar|bech|dila|dilwa|utha|chakk|daal|dal|jod|rakh|likh|nikal|chhod) ?(?:do|dijiye|lo|lijiye|deo|dyo|lao|leo)(?: (?:na|please|pls|yaar|bhai|ji|jaldi|abhi|hune))*[ .!]*$`,
    "u",
  ),
  new RegExp(
    String.raw`^(?!.*(?<!\p{L})${toldInHindi})(?:[\p{L}\d]+ )+(?:shuru|start|process|final|approve|refund|cancel|book|change|update|register|select|band|free) (?:karo|kro|kariye|kijiye)[ .!]*$`,
    "u",
  ),
  new RegExp(
    String.raw`^(?!.*${toldInDevanagari})(?:[\p{L}\p{M}\d]+ )+(?:कर|करवा|मंगवा|लगा|लगवा|बना|खोल|हटा|बदल|चला|रोक|बुला|भर|बेच|दिला|दिलवा|उठा|डाल|जोड|रख|लिख) ?(?:दो|दीजिए|दीजिये|लो|लीजिए)(?: (?:ना|जी|प्लीज|अभी))*[ .!।]*$`,
    "u",
  ),
  new RegExp(
    String.raw`^(?!.*${toldInGurmukhi})(?:[\p{L}\p{M}\d]+ )+(?:ਕਰ|ਕਰਵਾ|ਮੰਗਵਾ|ਲਗਾ|ਲਗਵਾ|ਲਾ|ਬਣਾ|ਖੋਲ੍ਹ|ਹਟਾ|ਬਦਲ|ਚਲਾ|ਰੋਕ|ਬੁਲਾ|ਭਰ|ਵੇਚ|ਦਿਵਾ|ਚੁੱਕ|ਪਾ|ਜੋੜ|ਰੱਖ|ਲਿਖ) ?(?:ਦਿਓ|ਦਿਉ|ਦੋ|ਲਓ|ਲਵੋ)(?: (?:ਜੀ|ਪਲੀਜ|ਹੁਣੇ))*[ .!।]*$`,
    "u",
  ),
  // Done at once, or in somebody's stead.
  new RegExp(
    String.raw`${start}(?:book|cancel|refund|reschedule|rebook|reserve|order|hire|arrange|schedule|dispatch|deliver|pay|transfer|select|interview|credit|return|approve|confirm)\b.*\b${atOnce}[ .!]*$`,
    "u",
  ),
  new RegExp(
    String.raw`${start}(?:apply|make|do|place|create|open|call|phone|ring|contact|track|install|download|generate|fill|submit|sign|complain|register|enroll?|send|email|mail|text|message|write|file|raise|request|post|subscribe|talk|speak|log ?in|upload|buy|negotiate)\b.*\b(?:for me|on my behalf|in my (?:name|place))[ .!]*$`,
    "u",
  ),
  new RegExp(
    `${start}(?:give|offer) me (?:a |the |this |any )?job (?:now|right now|immediately|today|asap)\\b`,
  ),
  new RegExp(
    `${start}(?:place (?:an?|my|the) (?:\\w+ )?(?:order|booking)|do my (?:booking|payment|paperwork)|assign (?:me|us|my)|(?:cancel|refund) (?:all|every|both)\\b|cancel (?:my )?(?:order|booking) (?:no\\.? ?|number |id )?\\d{3,}|(?:show|list|display|open)(?: me)? (?:all )?my (?:bookings?|orders?|account|profile))\\b`,
  ),
  new RegExp(
    `${start}(?:make me (?:an? |the )?\\w+[ .!]*$|(?:register|enroll?|add|onboard|promote) (?:me|us|my \\w+)\\b)`,
  ),
  new RegExp(
    `${start}(?:send|email|mail|generate|issue|print)(?: me)? (?:my|an?) (?:invoice|receipt|bill|refund|coupon|voucher|credit note)\\b|${start}(?:generate|issue|give)(?: me| us)? (?:an? |the |my )?(?:refund of \\d|coupon|voucher|cashback|(?:rs\\.? ?)?\\d+ ?(?:rs|rupees|inr|%|percent)? (?:refund|credit|cashback|discount|off)\\b)`,
  ),
  new RegExp(
    `${start}(?:(?:remove|delete|waive|drop)|(?:reverse|lift) (?:the|my|this)) (?:the |my |this |that )?(?:cancellation |late )?(?:fee|charge|suspension|ban|block|penalty)\\b|${start}(?:unblock|unsuspend|activate|reactivate|restore|verify) (?:my|the|our)\\b`,
  ),
  // Vehicles and money that are to come.
  new RegExp(
    String.raw`${start}(?:send|bring|dispatch|rush)(?: me| us| over)? (?:a |an |the |one |your |some |my )?(?:truck|driver|vehicle|tempo|van|gaadi|gadi|tata ace|ace|euler|jem|eicher)(?: (?:to (?:my|me|us|our|this)\b.*|now|here|home|over|fast|quickly|immediately|asap|right now))?[ .!]*$`,
    "u",
  ),
  new RegExp(
    String.raw`${start}(?:send|give|transfer|pay|lend|deposit|credit)(?: me| us| my account)? (?:the |some |my )?(?:rs\.? ?)?(?:money|cash|\d+(?: ?(?:rs|rupees|rupay\w*|inr|k|lakh))?)(?: (?:to|into|in) .*| now| please| pls)?[ .!]*$`,
    "u",
  ),
  new RegExp(
    `${start}(?:stop|start|drive|park|turn around|hurry|speed up|slow down) (?:the|my|that|your) (?:truck|driver|vehicle|delivery|tempo)\\b`,
  ),
  // A price to be named, or to be agreed to.
  new RegExp(
    `${start}(?:guess|say|invent|make up|name) (?:me )?(?:my|an?|any|some) (?:price|fare|rate|number|figure|amount|cost)\\b|${start}(?:accept|agree to|agree on|lock|fix|finali[sz]e|settle (?:for|on)|match|take)\\b.*\\b(?:offer|deal|price|rate|rs|rupees)\\b.*\\d|${start}(?:accept|agree to|agree on|lock|finali[sz]e|settle (?:for|on)) (?:rs\\.? ?)?\\d`,
  ),
  new RegExp(`${start}make (?:it|this|that|the \\w+|my \\w+|everything) (?:free|cheaper|zero|half)\\b`),
  new RegExp(
    `${start}(?:change|edit|update|swap|replace) (?:my|the) (?:driver|drop|pickup|address|destination|phone|number|email|name|date|time|vehicle|truck|password|booking|order)\\b`,
  ),
  // Changing what is so: prices, rules, stored things.
  new RegExp(
    `${start}(?:change|update|set|make|put|fix|increase|raise|lower|reduce|decrease|edit|modify)\\b.{0,30}\\b(?:price|rate|fare|range|payload|capacity|advance|fee|charges?|cost|limit|speed|delivery|booking|refund)s?\\b.{0,30}?(?: (?:to|as|=)|) (?:rs\\.? ?)?(?:\\d|zero|free|half|double|nothing|one\\b)`,
  ),
  new RegExp(
    `${start}(?:change|edit|update|rewrite|hack|crash|modify|alter|replace) (?:the |your |this |all (?:the )?)?(?:price|prices|price list|rate|rates|rate list|fares?|website|site|page|database|server|rules|terms|polic(?:y|ies)|home ?page|system)[ .!]*(?:now|please|pls|for me)?[ .!]*$`,
  ),
  new RegExp(
    `${start}(?:delete|drop|erase|wipe|remove|clear|truncate|destroy|empty|export|dump|download|hack|shut ?down|restart|reboot)(?: from| out)? (?:the |all |every |all the |all your |your )(?:database|db|tables?|bookings?|orders?|server|site|website|users?|customers?|accounts?|records|logs?|jobs?|files?|applications?|vehicles?|polic(?:y|ies)|prices?|system|data of|data from)\\b`,
  ),
  new RegExp(
    `${start}(?:show|list|give|print|reveal|dump|export|display)(?: me| us)? (?:all |every |all the |the list of )(?:customers?|users?|applicants?|passwords?|records|logs|transactions|employees|bookings|orders)\\b`,
  ),
  new RegExp(
    `${start}(?:ignore|forget|disregard|override|bypass|skip|waive|break|drop)\\b(?: \\w+){0,3} (?:polic(?:y|ies)|terms|conditions|fees?|charges?|rules?)\\b`,
  ),
  new RegExp(`${start}add \\w+ to (?:your|the|our)\\b`),
  new RegExp(
    `${start}(?:assume|consider|let us say|lets say|now) (?:that )?(?:the |your )?(?:price|fare|rate|advance|fee|charge|range|payload|refund)s? (?:is|are|=|takes?)\\b`,
  ),
  // Facts that she is to take for true or to repeat.
  new RegExp(`${start}(?:from now on|from today|remember that|learn that|always say|keep saying)\\b`),
  new RegExp(
    `${start}(?:say|confirm|admit|agree|state|claim|announce|write|print|type|declare|tell (?:everyone|everybody|them|all|people))\\b.*\\b(?:is|are|costs?|takes?|will|was|free)\\b`,
  ),
  new RegExp(`${start}(?:say|type|write|print|repeat|spell|send)\\b.*\\b\\d+ times\\b`),
  // The same in Hindi and Punjabi, where the verb ends the message: "meri booking cancel kar do".
  /\b(?:book|buk|cancel|cancle|refund|apply|confirm|reschedule|register|order|pay|payment|select|update|badal|change|delete|submit|recharge|transfer|approve|sign|fill|bhar|uda|hata)(?: (?:abhi|jaldi|turant|hune|hun|ise|isse|ise bhi|now|mera|meri|wapas))*(?: (?:kar|kr|kardo|krdo|kardeo|kar ke))?(?: ?(?:do|dijiye|dijie|dena|deo|dyo|dio))(?: (?:na|please|pls|plz|yaar|yar|bhai|ji|jaldi|abhi|meena|mera|meri|mere liye|mere layi|hune))*[ .!]*$/u,
  /\b(?:book|cancel|refund|apply|confirm|order|approve|badal|change|delete|update|pay)(?: (?:abhi|jaldi|turant|hune|hun))* (?:kardo|krdo|kardeo|krdeo|kardijiye)(?: (?:na|please|pls|yaar|bhai|ji|jaldi|abhi|meena))*[ .!]*$/u,
  /\b(?:paise|paisa|pese|paisey|rupay\w*|rs|\d+) (?:\w+ )?(?:bhej|transfer kar|udhaar? de|udhar de) ?(?:do|de|dijiye|dena|deo)(?: (?:na|please|pls|yaar|bhai|ji|jaldi|abhi))*[ .!]*$/u,
  /\b(?:truck|gaadi|gadi|gaddi|driver|tempo)(?: (?:mere|mera|ghar|abhi|hune|jaldi|ko|par|pe|yahan|ithe))* (?:bhej|pathao|bulao|bula|ghall?) ?(?:do|dijiye|dena|deo|de|o)?(?: (?:na|please|pls|bhai|ji|jaldi|abhi|ghar|pe|par|te|mere|yahan|ithe|hune))*[ .!]*$/u,
  /\b(?:mujhe|mujhko|mainu|mera|meri|humein|ghar|account|naukri|job|driver|office)\b(?: \w+){0,3} (?:bana|lagwa|lagva|laga|khol|chalu kar|activate kar|unblock kar|badal|final kar) ?(?:do|dijiye|dena|deo|dyo)(?: (?:na|please|pls|bhai|ji|jaldi|abhi))*[ .!]*$/u,
  /\b(?:paise|paisa|refund|payment)(?: \w+){0,2} (?:abhi|turant|fauran|hune)(?: \w+){0,2} (?:karo|kro|do|deo|kariye)[ .!]*$|\b(?:paise|paisa|refund|payment) (?:wapas|vapas|vaapas|mod) ?(?:karo|kro|do|kar do|deo) (?:abhi|turant|fauran|hune)\b/u,
  /\b(?:wada|waada|vada|vaada|promise|guarantee) (?:karo|kar do|do|de do|kijiye|karde|kar)\b/,
  /(?:बुक|कैंसिल|कैंसल|रद्द|रिफंड|अप्लाई|आवेदन|ऑर्डर|कन्फर्म|पेमेंट|भुगतान|अपडेट|डिलीट|मंजूर|पक्का|ट्रांसफर)(?: (?:अभी|जल्दी|तुरंत))*(?: कर)? ?(?:दो|दीजिए|दीजिये|देना|करो|कीजिए)(?: (?:ना|प्लीज|जी|भाई|अभी|जल्दी))*[ .!।]*$/u,
  /(?:शुरू|बंद|पास|प्रोसेस|चालू) (?:करो|कीजिए)[ .!।]*$|(?:ਸ਼ੁਰੂ|ਸ਼ੁਰੂ|ਬੰਦ|ਪਾਸ|ਚਾਲੂ) (?:ਕਰੋ)[ .!।]*$/u,
  /(?:बदल|भर|हटा|मिटा|घटा|बढा) (?:दो|दीजिए|दीजिये|देना)(?: (?:ना|प्लीज|जी|भाई|अभी|जल्दी|मेरा|मेरी))*[ .!।]*$/u,
  /(?:पैसे|पैसा|रुपये|रुपए|ट्रक|गाडी|ड्राइवर|टेम्पो)(?: [\p{L}\p{M}]+){0,2} भेज(?:ो| दो| दीजिए| देना)[ .!।]*$/u,
  /(?:नौकरी|मुझे|खाता|अकाउंट)(?: [\p{L}\p{M}]+){0,3} (?:लगवा|बना|खोल|चालू कर) (?:दो|दीजिए|दीजिये)[ .!।]*$|(?:पैसे|पैसा|रिफंड)(?: [\p{L}\p{M}]+){0,2} (?:अभी|तुरंत)(?: [\p{L}\p{M}]+){0,2} (?:करो|दो)[ .!।]*$/u,
  /वादा (?:कर(?:ो|िए| दो)|कीजिए|दो)/u,
  /(?:ਬੁੱਕ|ਬੁਕ|ਕੈਂਸਲ|ਕੈਂਸਿਲ|ਰੱਦ|ਰਿਫੰਡ|ਅਪਲਾਈ|ਆਰਡਰ|ਕਨਫਰਮ|ਪੇਮੈਂਟ|ਅਪਡੇਟ|ਡਿਲੀਟ|ਮਨਜੂਰ|ਪੱਕਾ|ਟਰਾਂਸਫਰ)(?: (?:ਹੁਣੇ|ਹੁਣ|ਛੇਤੀ|ਜਲਦੀ))* ਕਰ(?:ੋ| ?(?:ਦਿਓ|ਦਿਉ|ਦੋ|ਦੇ|ਦੇਣਾ|ਦੇਵੋ))(?: (?:ਜੀ|ਪਲੀਜ|ਹੁਣੇ|ਯਾਰ))*[ .!।]*$/u,
  /(?:ਬਦਲ|ਭਰ|ਹਟਾ|ਮਿਟਾ|ਘਟਾ) (?:ਦਿਓ|ਦਿਉ|ਦੋ|ਦੇ|ਦੇਣਾ)(?: (?:ਜੀ|ਪਲੀਜ|ਹੁਣੇ|ਯਾਰ|ਮੇਰਾ|ਮੇਰੀ))*[ .!।]*$/u,
  /(?:ਪੈਸੇ|ਰੁਪਏ|ਟਰੱਕ|ਗੱਡੀ|ਡਰਾਈਵਰ)(?: [\p{L}\p{M}]+){0,2} (?:ਭੇਜ|ਘੱਲ)(?:ੋ| ?(?:ਦਿਓ|ਦਿਉ|ਦੋ|ਦੇ))[ .!।]*$/u,
  /(?:ਨੌਕਰੀ|ਮੈਨੂੰ|ਖਾਤਾ|ਅਕਾਊਂਟ)(?: [\p{L}\p{M}]+){0,3} (?:ਲਗਵਾ|ਬਣਾ|ਖੋਲ੍ਹ|ਚਾਲੂ ਕਰ) (?:ਦਿਓ|ਦਿਉ|ਦੋ|ਦੇ)[ .!।]*$|(?:ਪੈਸੇ|ਰਿਫੰਡ)(?: [\p{L}\p{M}]+){0,2} (?:ਹੁਣੇ|ਛੇਤੀ)(?: [\p{L}\p{M}]+){0,2} (?:ਕਰੋ|ਦਿਓ)[ .!।]*$/u,
  /ਵਾਅਦਾ (?:ਕਰ|ਦਿਓ)/u,
];

/** Whoever wants data deleted is told how that is done. */
const ownData =
  /\b(?:my|our|mera|meri|mere|apna|sada) (?:\w+ )?(?:data|details|information)\b|(?:मेरा|मेरे|अपना|ਮੇਰਾ|ਮੇਰੇ|ਆਪਣਾ) (?:डाटा|डेटा|ਡਾਟਾ|ਡੇਟਾ)/u;

/** Whether a normalised message wants something done instead of answered. */
export function isErrand(text: string): boolean {
  return !asks.test(text) && !ownData.test(text) && errands.some((pattern) => pattern.test(text));
}
