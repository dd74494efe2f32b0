import type { MeenaVocabulary } from "../../schema/meena.ts";

/**
 * Punjabi in Latin letters, as people type it on a phone. One spelling of each word is enough, since Meena goes by the
 * sound; what is the same in Hindi or English stands there.
 */
export const meenaRomanVocabulary: MeenaVocabulary = {
  how: "kiven, kidda, kiddan, kivein, kive, kinjh, kis tarah, kiwe, kidaan",
  howMuch: "kinna, kinni, kinne, kinni ku, kinnia, kinniyan",
  howLong:
    "kinne din, kinne ghante, kinna time, kinni der, kinna chir, kinne dina, kadon tak, kinna sma, kinne dina vich, kinne dina ch, kinne ghantean",
  when: "kadon, kado, kad, kinne vaje, vaje, kinne waje",
  where: "kithe, kitthe, kidhar, kithon, kitho",
  who: "kaun, kihne, kisne, kihda, kon",
  what: "ki",
  why: "kyon, kaahton, kahton, kahde layi, kis layi",
  which:
    "kehri, kehra, kehre, kehriyan, keda, kedi, kede, kehdi, kehda, kihdi, kihda, kihde, kihdiyan, kihri, kihra, kihre, kehdiya, kehdiyan, kehriya, kihdiya",
  list: "saare, saariyan, sab, kehre kehre",
  more: "hor dasso, hor daso, vistar",
  it: "ohda, ohdi, ihda, ihdi, usda, usdi, isda, isdi, ehda, ehdi, ohde, ehde, os di, es di",
  also: "te, vi, naale, nale, hor",
  not: "nahi, ni, na, bina, nai",
  yes: "haanji, hanji, ji, theek aa, thik aa, aho, haan, theek hai",
  no: "nahi chahida, rehn deo, rehan deyo, nai ji",
  want: "chahida, chahidi, chahide, chaida, chaidi, karna hai, lena, karni aa, karna aa, chahidiyan",
  get: "milega, milugi, milu, milda, mildi, mil jau, milde, milan",
  limit: "had, vadh to vadh, vadh ton vadh",

  compare: "fark, mukabla, jaan",
  most: "sab ton vadh, sab ton jyada, sab to vadh, sab to jyada, sabto vadh, sab ton vadhiya, sab to vadia, sab ton",
  least: "sab ton ghatt, ghato ghatt, sab to ghat, ghat ton ghat",
  biggest: "sab ton vaddi, sab ton vadda, vaddi gaddi, sab to vaddi, sab to wadi, vaddi, vadda",
  smallest:
    "sab ton nikki, sab to nikki, nikki gaddi, sab ton chhoti, chhoti gaddi, sab to choti, bheedi gali, gali bheedi, gali bhidi, tang gali, gali tang, bheediyan galiyan, bhidi gali",
  longest: "sab ton lambi, sab to lambi, sab ton lammi",
  farthest: "sab ton door, sab to door, sab to lambi range, sab ton vadh range, sab ton lambi range",
  heaviest: "sab ton bhari, sab ton vadh bhar, sab to bhari",
  cheapest: "sab ton sasti, sab to sasta, sasta, sab ton sasta",

  vehicle: "gaddi, gaddiyan, gaddia, gaddiya, truckan, gadiyaan",
  electric: "bijli wali, bijli, bijli naal chaldi, bijli naal chaldiyan, bijli te chaldi",
  length: "lambai, lammai, kinni lambi, kinni lammi, lambi, lammi",
  width: "chaurai, kinni chauri, chaudi, chaurhi, choudi, chaudai",
  height: "uchai, kinni uchi, uchi, unchi",
  range:
    "kinna chaldi, kinni door, ikk charge, ik charge, kinna chalu, kinne km, ik vaar charge, chaldi, ikk vaar charge, kinni chaldi",
  payload:
    "bhaar, kinna maal, kinna chukk, kinna load, chukdi, chakdi, chukk, kinna bhaar, kinna bhar, kinna samaan, kinne kilo, chuk sakdi, chak sakdi, chuk",
  size: "kinni vaddi, kinna vadda, naap",
  battery: "charge hon vich, charge hon, charge karan",
  speed: "kinni tez",
  vehicleOther: "vich ac",
  fit: "aa jau, aa jaugi, aa jauga, aa jaan, aaunge, theek rahu, sahi rahu, aa jange, layi sahi, aaun, aa sakde, aa sakda",
  box: "dabba, dabbe, peti, petiyan, bori, dabeyan",
  load: "maal, samaan",
  weigh: "kilo da, kilo de, kilo wale",
  household: "ghar da samaan, ghar da saman, ghar shift, ghar badal, kursi, kursiyan, kursian",
  carry:
    "lai jana, bhejna, bhej, pahunchauna, chukna, laijana, lai ke jana, lijana, bhejde, lai jaande, bhejna aa, le jaande, bhejoge, lai jaoge, le jaoge, chhaddoge, pahunchaoge",
  passenger: "savari, baith sakda, baith, naal baith, savariyan, sawariyan, savariya",

  service: "sewa, sevavan, ki karde, ki kamm, ki kam karde, kamm karde, ki ki karde, sevaavan",
  intercity: "dooje shehar, duje shehar, shehar to shehar, shehar ton bahar, ikk shehar ton",
  corporate: "company layi, vapaar, karobar, sadi company, meri company",
  warehouse: "godaam, maal rakhna, maal rakhan, samaan rakhna",
  express: "chheti, cheti, jaldi, chhetti",
  loading: "lahuna, chadhauna, mazdoor, laddan, laahun, chdauna",
  route: "raah, raste, rasta",
  distance: "doori, kinna door hai, kinni door hai, kinni door aa",
  track:
    "kithe pahunchia, kithe pahuncheya, kithe hai mera, mera maal kithe, mera samaan kithe, kithe aa mera, maal kithe, pahunch gaya, pahunch gayi, pohnch gaya",
  deliver: "pahunchaunde, jaande, jande ho, chalde, pahuncha, jande, dinde",
  pickup: "chukkan, lain aunde, chukan",
  arrive:
    "kadon aavega, kadon aau, kadon pahunchu, kadon milega, kadon pahunchega, pahunchan, pahunchan vich, kado pahunchu, kinna time laggu, kinne ghante laggange, kinne ghante lagde, kinne din laggange, kinna time laggda, pahunchu, pahunchega",
  book: "gaddi chahidi, mangvauni, gaddi mangvauni, bulauna, mangwani, gaddi mangani, truck chahida",
  history: "purani booking, puraniyan rides, puraniyan bookings, purani ride",
  nearby: "nere, kol, nede",
  international: "videsh, bahar de desh, vides",
  sameDay:
    "use din, ajj hi, raat nu, aitvaar, ose din, diwali, holi, gurpurab, lohri, vaisakhi, somvar, mangalvar, budhvar, veervar, shukarvar, shanivar, aitvar, tyohar, parson tak, kal saver, kal sver, kal shaam, ajj raat, ajj shaam, agle hafte",

  price:
    "kiraya, bhada, mul, keemat, rate ki, paise, paisa, kharcha, kinna laggu, kinna lagega, kinne da, kinne paise, rupaye, kinne lagge, bhaa, laggu, lagu, lagange, laggega, kinne lagange",
  quote: "pakka rate, sahi rate",
  perKm: "har km, ik km da, ikk km da, prati km",
  factor: "kis te nirbhar, kiven taih, kiven banda, kiven lagda, hisab, kive lagda",
  pay: "paise dene, paise kiven, paise kadon, bhugtan, paise den, payment kiven, paise deni, paise kive",
  otherPayment: "nakad, nagad, udhaar, udhar, agle mahine paise, kisht, kist",
  advance: "pehlan paise, pehlan, pehla paise, pehlaan",
  afterRide: "baad vich, ride ton baad, delivery ton baad, baad ch",
  toll: "vapsi da toll, wapsi da toll",
  lien: "maal rok, samaan rok, rok sakde, rok lainde, rok, rok*",
  discount: "chhoot, ghatt karo, riyayat, muft, ghat karo",
  fee: "jurmana, kattange, kattega, lagda, katte jange, kinna kattu",
  credit: "khate vich, account vich, wapas kadon, paise kadon aunge, vapas kadon, kadon milange, khate ch",
  extra: "vakhre, vadhu, alag",
  buyVehicle: "kharidna, vechde, vechna, kharid",
  rent: "kiraye te, mahine da, poora din",

  cancel: "radd, rad, cancel karna, cancel karan",
  company: "tusi cancel, company cancel, tusin cancel, tusi radd",
  allocate: "driver mil, driver milan, driver aun, driver laggan, driver mileya",
  suspend: "band ho, band kar, char vaar, 4 vaar, kinni vaar, vaar vaar, band",
  account: "khata",
  refund: "paise wapas, paise vapas, paisa wapas, vapas milange, paise mor, paise vaapis",
  eligible: "kis halat, kehre case",
  notRefundable: "refund nahi, wapas nahi, vapas nahi, refund ni",
  deadline: "kinne dina de andar, andar, aakhri tareek",
  duplicate:
    "do vaar, dubara, vadh paise, 2 vaar, vadh katt, extra paise katt, vadh paise le, extra paise lai",
  wrong: "galat pata, galat, galat number",
  delay: "der, deri, meenh, mausam, dhund, late ho gaya",
  unavailable: "ghar nahi, koi nahi si, ghar koi",
  failed: "nahi pahunchia, nahi aaya, delivery nahi hoi, nahi pahuncheya, ni aaya",
  complaint:
    "shikayat, shikait, dikkat, pareshani, samasya, mushkil, vadh paise mang, zyada paise mang, galan, gaal kaddi, dhamki, sharab piti, vadh paise laye, badtameezi, mada vatira",
  damage:
    "tutt gaya, tut gaya, kharab, nuksan, bhijj, tutt, tutteya, tod ditta, tod ditti, bhann ditta, bhan dita, kharab kar, dig gaya, bhijj gaya, fatt gaya, phatt gaya, patt gaya",
  lost: "guach, gum ho, chori, gvach, gwach, ghatt nikleya, ghatt aaya, gum gaya, gvach gaya, guacha ditta, chori ho",
  liability: "zimmewar, jimmewar, muavza, zimmevari, nuksan kaun bhar, kaun bharu, kaun bharega",
  delivered: "jawab nahi, jawab na, delivery manni, manni jau, manni jaandi",
  dispatch: "nikal gaya, nikal gayi, chal peya, nikalan ton baad",
  dangerous: "khatarnak, pataake, tezaab, cylinder",
  prohibited: "janwar, hathiyar, nasha, sharab, manahi, majh, gaan",
  perishable:
    "sabzi, dudh, phal, dawai, sabziyan, paneer, dahi, makhan, ande, mithai, tamatar, dawaiyan, phul, gobhi, makkhan",
  fragile: "sheesha, sheeshe, kach, shisha",
  valuable: "gehne, sona, chandi, zevar",
  otherCompany: "speed post, gas agency",
  upstairs: "manzil, dooji manzil, pehli manzil, uppar, upar, paudi, paudiyan, chubare, teeji manzil",
  carryDistance: "truck ton kinni door, gaddi ton kinni door, kinne foot, gaddi kinni door, kinne fut",

  age: "umar, kinne saal da, umr",
  minor: "bacha, nabalag, putt, dhee, bache",
  data: "meri jankari, mera data, niji",
  delete: "mitauna, hatauna, mita deo, hata deo, mitaunde, mita, hata",
  retention: "rakhde ho, kinna chir rakh, rakhde",
  share: "kise nu dinde, kise hor nu, vechde ho, kaun dekh",
  security: "surakhit, mehfooz",
  legal: "kanoon, adalat, kachehri",
  terms: "niyam, shartan, shart",
  change: "badal, badalna",
  receiver: "lain wala, lain vala",
  payer: "paise nahi dinda, paise nahi ditte, paise na deve",
  refuse: "mana kar, nah kar, inkar",
  driver: "draivar",

  job: "naukri, nokri, kamm chahida, kam chahida, bharti, rozgar, kamm mil, gaddi chalauni, naukriyan, driver banna, kamm karna, job chahidi, asami, gaddi chalaun da, kamm milu, kam milu, kamm milega, kam milega, kamm hai",
  apply: "arzi, arji, apply kiven, form bhar",
  salary:
    "tankhah, tankha, tankhwah, tankhaah, kinne milange, kamai, overtime, mahine da kinna, driver nu kinna, driver nu kinne, bonus, dihadi, incentive",
  licence: "lasans, laisans, lasence",
  document: "kagaz, kagaj, kaagaz, dastavez, ki ki chahida, ki chahida",
  experience: "tajarba, padhai, tajurba",
  become: "banna, banan, ban sakda, ban sakdi",
  jobOther: "kamm da time, chutti mildi, duty kinni, shift ki",
  partner: "apni gaddi, gaddi launi, meri gaddi, gaddi attach, apni gaddi launi",
  women: "aurat, kuri, kudi, auratan, kudiyan",

  about: "tuhade bare, company bare, tuhadi company, company ki kardi, tusi kaun lok, eh company",
  founder: "maalak, malak, kihne shuru, shuru kihne, kisne shuru, kihne banayi, kisne banayi, kihne banai",
  customersCount: "kinne gahak, kinne customer, kinne client",
  deliveriesCount: "kinniyan delivery, kinniyan deliveries, kinni delivery",
  greenKm: "kinne km chal, hun tak kinne km, kinne green km",
  yearsCount: "kinne saal to, kinne saalan ton, kadon ton, kinne saal, kadon to, kinni purani",
  teamCount: "kinne bande, kinne lok, kinne karmchari, kinne mulazam, kinne employee",
  locations: "kehre shehar, kehre shehran, kithe kithe, shehar, ilaka, thaan, thavan, shehran",
  clients: "kehriyan companiyan, kehri company",
  green: "vatavaran, pradushan, dhuan",
  whyUs: "tuhanu kyon, tuhanu hi kyon, ki khaas, fayda, faida",
  founded: "kadon shuru, kadon bani",
  legalName: "company da naam, company da na",

  contact: "sampark, gal kiven, gall kiven",
  phone:
    "number deo, number dasso, phone number deo, fon, nambar, number ki, office da number, office da phone, daftar da number",
  address: "daftar, office kithe, dafter, daftar kithe, pata",
  hours: "kadon khulda, kinne vaje khulda, khulla, khulda",
  person:
    "kise bande, bande naal, kise naal gal, kise naal gall, gal karvao, gall karvao, asli banda, insaan naal, banda, gal karao, gall karao, kise naal, team naal",
  callback: "call karo, mainu call, menu call, phone karo, mainu phone, menu phone, call kar deo",
  write: "suneha, message bhejna, suneha bhejna, mera message, apna message, mera suneha",

  unreached:
    "phone nahi chukda, phone nahi chukde, phone ni chukda, phone nahi lagda, koi phone nahi chukda, driver phone nahi chukda, driver phone ni chukda, driver call nahi chukda",
  page: "dikhao, vikhao, kholo, link deo, kithe milu, kithe dekhan, khol deo",
  valid: "zaroori, jaruri, kadon zaroori, lazmi, zaruri",

  greet:
    "sat sri akal, ssa, satsriakal, sat shri akal, sasriakal, sasrikal, sat siri akal, sasri akal, sat shiri akal, waheguru",
  thanks: "dhanvaad, shukriya, meharbani, dhannwad, dhanwad, bahut dhanvaad",
  bye: "rabb rakha, rab rakha, fir milange, changa fir, fer milde, changa ji",
  bot: "tusi kaun ho, tusi kon ho, tu kaun, tuhada naam, tuhada na, tusi robot, tera naam, tuc kaun, tusin kaun, ki tusi insaan, tu robot",
  howAreYou:
    "ki haal, kiven ho, ki hal, kidda ji, ki haal chaal, kiddan ho, ki hal chal, kiven o, tusi kiven",
  help: "madad, ki kar sakde, ki puch, ki kar sakdi, puchna, ki das sakdi, ki dass sakde",
  language: "punjabi vich, hindi vich, punjabi bolo, punjabi aundi, punjabi ch",
  praise: "vadhiya, bahut vadhiya, changa, shabash, vadia, bahut vadia, kamaal, samajh gaya, ghaint, sira",
  stop: "chhaddo, rehn do, chaddo, band karo, rehan do, rehn deo, chadd, koi gal nahi, lod nahi",

  abuse:
    "kutta, kanjar, khota, bhenchod, ullu, kutteya, saaleya, bewakoof, khoteya, pagal, pencho*, penchod, bhenchod*, phudu, fuddu, fudu, phuddu, lucha, luche, luchey, kanjar*, kanjri, khota*, khotey, kutte, kutti, haramda, haramzade, haram de, teri maa, teri bhen, teri pen, bhen di, pen di, maa di, maa yavi, maa yaava, suar, soor, dangar, ullu de, pagla, murakh, moorakh, besharam, dafa ho, dafa hoja, daffa, bhaad ch, chup kar, munh band, goli maar, maar dau, maar deyanga, kutt dau, kutapa, juttiyan, jutti, jhidkan, tera sir, saale, saaleyo, kamina, kaminey, chumma, aulad, nikkar, ganda, aisi taisi, agg lagge, marja, mar ja",
  orders: "niyam bhul, sab bhul, hun ton tu, bhul ja, pichhliyan hadaytan",
  personal:
    "driver da number, driver da phone, gahak da number, malak da number, ceo da number, kise hor da, driver da pata, driver da mobile, maalak da number, gahakan de number, driver da naam",
  promise: "guarantee deo, pakka dasso, vaada, gurantee",
  offTopic:
    "mausam kiven, mausam kida, roti banauni, gaana, chutkula, kahani, pyaar, viah, film, khed, chonan, mantri, gana sunao, mausam ki, mausam da haal, time ki hoya, ki time hoya, vaje ne hun, petrol da rate, diesel da rate, sone da rate, kanak da rate, kanak da bhaa, mandi ch, mandi da, match kaun, kaun jittya, kaun jittega, score ki, picture, filma, gaane, geet, rishta, munda labh, kudi labh, kudi da, mundey da, munde da, vyah, viyah, mandir, gurudwara kado, bukhar, khangh, davai, dawai, doctor, hospital, ilaaj, bijli da bill, recharge, sim band, wifi, train da, train kado, bus da time, ticket kara, hotel, ghumman, loan, pan card, ration card, passport, visa, canada da visa, ielts, 10vi, 12vi, result kado, result kadon, paper kado, padhai, school, college, roti khadi, roti kha, dosti, joke, chutkle, modi, bhagwant, sarkar, vote, itihas, airport da, airport de, uber wale, ola wale, kamra, kamre, flat da, ghar da kiraya, makaan da, majh, mann, school di fees",

  trips: "kinniyan gaddiyan, kinne truck, kinne gere",

  sum: "kul, total, mila ke, kul mila ke",
  spoken: "zubani, muhon, keha si, bolea si, keh ditta, ne keha, phone te keha",
  doorway: "darwaza, darvaza, gate, dukan, gali, rukdi, rukda, khadi hovegi",
  talk: "gal karni, gall karni, gal karvao, gall karvao, gal karao, gall karao, gal karva",
  staff: "manager, customer care, bande naal, kise naal, senior, maalak, team naal",
  upright: "khadi karke, khada karke, khadi",
  everyone: "sab layi, saareyan layi, har koi, koi vi",
  insult:
    "chor, chora, choro, thagg, thag, thaggi, thaggde, lutere, lut, lutde, farji, jhoothe, jhuthe, bakwas, ghatiya, bekar, nikamma, nikammi, nikamme, faltu, badmash, gunde, dhokhebaaz, kujh nahi aunda, kakh nahi",
  otherVehicle: "bus da, bus di, mera tractor, meri car, meri bike, meri scooty",
  detail:
    "agle saal, agle mahine, es saal, navi branch, branch kado, branch kadon, kado khulegi, kado khulu, kadon khulu, nava daftar, kinna bachu, kinne bachange, tax bachaun, pichhle mahine, pichhle saal, es mahine, ajj kinniyan, pratishat, percent, kinne driver, kinne lok roz",
  companySecret: "turnover kinna, munafa, company kinna kamaundi, investor kaun, ghata",
  extraCharge: "udeek, wait karvaya, rukvaya",
  ownMatter: "pass ho gya, pass ho gaya, select ho gya, select hoya, mera naam aaya",
  filler:
    "hai, haiga, haigi, haige, hega, hegi, aa, ne, ho, haan, si, san, da, di, de, diyan, nu, vich, ch, ich, main, mai, mera, meri, mere, asi, assi, sada, sadi, sade, sanu, mainu, menu, tusi, tusin, tuhada, tuhadi, tuhade, tuhanu, tu, tera, teri, utte, te, layi, lai, vala, vali, vale, wala, wali, wale, reha, rahi, rahe, gaya, gayi, gaye, kar, karo, karde, karda, kardi, karan, kita, kiti, hunda, hundi, hunde, hovega, hovegi, hoya, hoi, sakda, sakdi, sakde, dasso, daso, das, dass, deo, deyo, de, dena, dinda, dindi, lao, bhaji, paaji, paji, veer, veere, veerji, ji, yaar, taan, tan, tak, tk, je, fer, hun, ajj, kall, kujh, kuch, koi, kise, apna, apni, apne, ethe, othe, lok, hi, ikk, ik, jo, jadon, jiven, matlab, naal, nal, bahut, bohat, inna, vaar, os, is, es, eh, oh, jaan, par, andar, bahar, hamesha, kade, bas, sirf, poora, poori, ghar, mahine, saal, vele, hon, karn, den, lain, jaan, aun, ki, vaste, bare, val, company, naam, jande, paina, pau, lagda, lagdi, ride, roz, saver, shaam, raat, jaana, auna, hona, rehnda, lainda, kariye, hove, deve, minute, ghante, dina, purani, puraniyan, thode, thoda, thodi, tuhade kol, sade kol, mere kol, sigga, siga, sigi, ohna, ehna, jis, jehra, jehri, jehre, ohi, ehi, shayad, khud, mauka, sidha, sidhi, jawab, sach, sachi, varga, vargi, kiho, iddan, uddan, gussa, chalu, shuru, khatam, baki, duja, duji, duje, pehla, pehli, kafi, bilkul, jinne, dhyan, yaad, galti, lagbhag, akhir, ku, aiven, aithe, othon, thalle, sahab, bai ji, bhau, hou, hau, hoju, karu, laggu ga, pau ga, deu, sakan, sakange, ju, taanh, tahi, jithe, kithon, ton, quintal, kilo, fut, te ki, ta ki, kitta, keeta, munda, dove, dono, kihde vich, choti dukan, chota kam, pakka time, pakki gal, jhooth, jhuth, tuc, tuci, wapas, vapas, vapis",
};
