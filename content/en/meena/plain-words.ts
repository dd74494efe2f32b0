/**
 * Everyday English words. Those that the vocabulary does not know are still no slips of the finger: "trade" is not
 * "track", so whoever writes it is not taken to ask where a parcel is.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
    able accept accident across actor adult advice afraid agree airport album alive almost alone
    along aloud amazing ancient anger angle angry animal answer apple april arena argue army around
    arrow artist aside asleep august aunt author autumn avoid awake awful baby back bacon badge
    baker balance ball balloon banana band bare bark barn basic basket bath battle beach bean bear
    beard beat beauty become bedroom beef begin behave belief belong bench bend berry bird birth
    bite blame blank blanket blind blink block blood bloom blow blue board boat body boil bold bone
    boot bore born borrow boss bother bottom bounce bowl brain brand brave bread breath breeze brick
    bridge brief bright broad broken brother brown brush bubble bucket build burn burst bury bush
    butter button cage cake calm camp candle candy captain careful castle catch cause cave ceiling
    century chain chair chalk chance chapter charm chase cheap cheat check cheek cheer cheese chest
    chief chin choice circle civil claim clap class clean clear clever climb clock cloth cloud clown
    coach coast coat coin cold collar color comb common copper corn corner cotton cough council
    count country couple courage cousin cover crack cradle craft crash crazy cream create crime
    cross crowd crown cruel crush curious current curve custom damp danger dare dark daughter dawn
    dead deaf dear death debate decade deep deer defeat desert desk detail devil dirt dirty dish
    divide dizzy doctor doll donkey door doubt dozen draw drawer drawn dream dress drink drum duck
    dust duty eager eagle earth east easy edge eight elbow elder elect empty enemy energy engine
    enjoy enter equal error escape event exam example excite excuse expert fable fabric face fact
    factory fail faint fair faith fall false fame family famous fancy farm farmer father fault fear
    feather feed feel fellow fence festival fever field fight figure final finger finish fire fish
    flag flame flat flesh flight flood flour flow flower foam focus fold folk forest forget fork
    form formal frame fresh friend frog front frost frozen fruit funny future gain game garage
    garden gate gather gentle giant ginger girl glad glance globe glory glove glue goal goat gold
    grace grade grain grand grape grass grateful grave gravity great greed green grey grief grip
    grow growth guard guess guest guide guilt habit hair half hall hammer hand handle hang happy
    harbor hard harm harvest hate head heal health hear heart heat heaven heavy hello herb hero hide
    high hill hint hobby hole holy honest honey hope horn hotel huge human humble hunger hungry hunt
    hurry hurt husband idea image inch injury innocent insect iron island jacket jail jealous jelly
    jewel joke journey judge juice jump jungle junior jury justice keen kettle kick kill kind king
    kiss kitchen knee knife knock knot label ladder lady lake lamb lamp land lane language large
    laugh laundry lawn lazy leader leaf lean learn leather lemon lend lesson letter level liberty
    library life light like limb line lion liquid listen literature little liver lonely loose lord
    loud lovely lower loyal lucky lunch lung magic mail major male manner marble march market
    marriage marry mask mass master meadow meal measure medal medium meet melt member memory merry
    message metal method middle mild milk mind minister minor mirror misery mist moment monkey month
    moon moral mother motion mountain mouse mouth movie muscle museum music mystery nail narrow
    nation native nature navy near neat neck needle neighbor neither nerve nest never noble noise
    noon normal north nose note novel nurse oath obey object ocean offer office often onion open
    opera orange orchard order organ orphan other ought outer oven oxygen pain paint pair palace
    pale palm panic paper parent park parrot party passage past paste path patient pattern pause
    peace peak pearl pencil penny pepper perfect permit person petty piano pigeon pillow pilot pink
    pipe pistol pitch pity place plain plane plant plate play player pleasant please pleasure plenty
    plot plug poem poet poison pole police polish polite pond pool poor popular port potato pound
    powder power praise pray prayer presence present president press pretty pride priest prince
    print prison prize profit promise proof proper proud prove public pull pump punish pupil pure
    purple purse push puzzle queen question quick quiet quilt rabbit race radio rail rain raise rare
    razor reach react ready real reap reason rebel recipe record reduce refer region regret reign
    relax relief rely remain remember remind remote rent repair repeat reply report rescue respect
    rest result retire rhyme ribbon rice rich ride right ring ripe rise river road roar roast robe
    rock rocket roll roof room root rope rose rough round royal rubber rude ruin rule ruler rumor
    rural rush sack sacred saddle safe sail sailor saint salad salt same sand sauce save scale scar
    scene school science score scream screen screw seal search season secret seed seek seem seize
    self sense servant seven severe shade shadow shake shallow shame shape sharp shave sheep sheet
    shelf shell shelter shine shirt shock shoe shoot shore short shoulder shout shower shut sick
    side sight silence silent silk silly silver simple sing singer sink sister site size skill skin
    skirt slave sleep sleeve slice slide slim slip slope slow small smell smile smoke smooth snake
    snow soap soccer social society sock soft soil soldier solid solve some song sorrow soul sound
    soup sour south space spare speak spear special speech spell spend spice spider spin spirit
    spoil spoon sport spot spread spring square stage stain stair stamp stand star start state
    statue steal steam steel stem step stick stiff still sting stir stone stop storm story stove
    straight strange straw stream street strength stretch strict strike string strong student studio
    study stuff style sudden suffer sugar suit summer supper supply sure surface surprise swallow
    swear sweat sweep sweet swim swing sword table tail tailor tale talent talk tall tame tank task
    taste teach teacher tear tease teeth temple tennis tent test thank theater theme thick thief
    thin thing think third thirst thorn thread threat throat throne throw thumb thunder tide tiger
    tight till time tiny tired title toast tobacco together tomato tongue tool tooth topic torch
    total touch tour towel tower town trace trade train translate trap tray treasure treat tree
    trend tribe trick triumph troop trouble true trust truth tube tune tunnel turkey turn twin twist
    ugly uncle under union unit upper upset urge useful usual vain valley value vase verb verse
    vessel victory video view village violet violin virtue visit voice volcano vote vowel wage waist
    wake wall wallet warm warn wash waste watch water wave weak wealth weapon wear weather weave
    wedding weed week weep weight welcome well west whale wheel whip whisper white whole wid wide widow
    wife wild wind wine wing wink winner winter wipe wire wise wish witch witness wolf woman wonder
    wool word world worm worry worse worship worst worth wound wrap wrist yard year yellow yesterday
    young youth zebra zero zone
    shooting singing dancing cooking sleeping eating drinking swimming hunting fishing farming
    teaching learning reading painting gaming betting dating bedding knitting bakery bathroom
    bicycle birthday butcher cabinet cartoon cheetah cinema clinic college concert cricket crocodile
    currency dentist diamond dinner disease election elephant equipment evening exercise fashion
    football fortune garbage guitar holiday horse hospital industry internet laptop lecture lottery
    medicine mineral nephew nursery orchestra parade parliament passport pension pharmacy planet
    population professor railway religion restaurant romance saloon satellite scholar secretary
    senate shampoo stadium surgeon surgery tenant theatre tourist tutor university vaccine weekend
    wizard yoga zodiac
  `
    .trim()
    .split(/\s+/),
);
